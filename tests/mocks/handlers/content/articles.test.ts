import { expect, test } from 'vitest'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const page = async (kind: string, pageNo: number, scenario = 'guest') =>
  asRecord(
    (
      await callEnvelope(
        await createTestWorld(scenario),
        'GET',
        `/wps/relay/articles?kind=${kind}&pageNo=${pageNo}&pageSize=6`,
      )
    ).value,
  )

test.each(['blog', 'news'])('OTH-16 OTH-17 the %s has pages, newest first', async (kind) => {
  const first = await page(kind, 1)
  const dates = asList(first, 'list').map(({ publishedAt }) => Number(publishedAt))
  expect(dates).toEqual([...dates].sort((a, b) => b - a))
  const rest = await page(kind, 2)
  expect(asList(first, 'list').length + asList(rest, 'list').length).toBe(first.total)
  expect(asList(await page(kind, 9), 'list')).toEqual([])
})

test('OTH-16 an article has three others, never itself; an unknown one is not found', async () => {
  const world = await createTestWorld('guest')
  const { value } = await callEnvelope(
    world,
    'GET',
    '/wps/relay/article?kind=blog&id=302&language=BN',
  )
  expect(asRecord(asRecord(value).article).title).toBe('বোনাস মানে শর্তসহ টাকা')
  const related = asList(value, 'related').map(({ id }) => id)
  expect(related).toEqual([301, 303, 304])
  for (const path of ['kind=news&id=302', 'kind=blog&id=9']) {
    expect((await callEnvelope(world, 'GET', `/wps/relay/article?${path}`)).status).toBe(404)
  }
})

test('huge lists have many articles with unique ids; empty ones none', async () => {
  const first = await page('news', 1, 'guest+huge-lists')
  expect(first.totalPages).toBe(10)
  const second = await page('news', 2, 'guest+huge-lists')
  const ids = [first, second].flatMap((one) => asList(one, 'list').map(({ id }) => id))
  expect(new Set(ids).size).toBe(12)
  expect(await page('news', 1, 'guest+empty-lists')).toEqual({ list: [], total: 0, totalPages: 0 })
})
