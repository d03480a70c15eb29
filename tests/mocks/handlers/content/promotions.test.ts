import { expect, test } from 'vitest'
import { promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { createTestWorld, lastEntry } from '../../helpers.ts'
import {
  application,
  createFile,
  createJpeg,
  newRequestId,
  PNG,
} from '../../refusals/promotions.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const APPLICATIONS = '/wps/relay/activityApplications'

const member = async (scenario = 'member') => {
  const world = await createTestWorld(scenario)
  return { world, token: world.visitor.token }
}

const upload = async (world: World, file: unknown, requestId = newRequestId()) =>
  send(world, 'uploadFile', { file, requestId }, world.visitor.token)

test('F-28 every promotion has its own terms, with at most ten times turnover', () => {
  for (const { id } of promotionTexts) expect(promotionTerms[id], `promotion ${id}`).toBeDefined()
  expect(Object.keys(promotionTerms)).toHaveLength(promotionTexts.length)
})

test('RTE-13 one promotion in the requested language, even after its end', async () => {
  const world = await createTestWorld('guest')
  const { value } = await callEnvelope(world, 'GET', '/wps/relay/promotion?id=72&language=BN')
  expect(value).toMatchObject({ id: 72, title: 'শুক্রবারের জমা বোনাস' })
  expect(asRecord(asRecord(value).terms)).toMatchObject({ currency: 'BDT', bonusPercent: 10 })
  const ended = asRecord((await callEnvelope(world, 'GET', '/wps/relay/promotion?id=82')).value)
  expect(Number(ended.endAt)).toBeLessThan(world.clock.now())
  expect((await callEnvelope(world, 'GET', '/wps/relay/promotion?id=999')).status).toBe(404)
})

test('an application is stored and listed for its member only', async () => {
  const { world, token } = await member()
  const body = application(72, { comment: 'for this morning' })
  expect((await send(world, 'applyForPromotion', body, token)).value).toMatchObject({
    promotionId: 72,
    status: 'Applying',
    decidedAt: null,
  })
  const mine = await callEnvelope(world, 'GET', APPLICATIONS, { token })
  expect(asList(mine.value, 'list').map(({ promotionId }) => promotionId)).toEqual([72])
  expect((await callEnvelope(world, 'GET', APPLICATIONS, { token: null })).status).toBe(401)
})

test('the same request sent twice is one application', async () => {
  const { world, token } = await member()
  const body = application(72)
  await send(world, 'applyForPromotion', body, token)
  expect((await send(world, 'applyForPromotion', body, token)).success).toBe(true)
  expect(world.db.promotionApplications.count()).toBe(1)
})

test.each([
  ['🙂'.repeat(140), 200],
  ['🙂'.repeat(141), 422],
])('a comment of at most 140 code points: %s', async (comment, status) => {
  const { world, token } = await member()
  const answer = await send(world, 'applyForPromotion', application(72, { comment }), token)
  expect(answer.status).toBe(status)
})

test("D-090 a file's type is read from its first bytes, and 5 MiB is the maximum", async () => {
  const { world } = await member()
  expect((await upload(world, PNG)).value).toMatchObject({ type: 'image/png', size: 64 })
  const most = 5 * 1024 * 1024
  expect((await upload(world, createJpeg(most))).value).toMatchObject({
    type: 'image/jpeg',
    size: most,
  })
})

test.each(['slip.jpg', 'slip.png.exe', 'slip', 'png'])(
  'D-090 a PNG with the name %s is refused',
  async (name) => {
    const { world } = await member()
    expect((await upload(world, new File([PNG], name))).code).toBe('upload.type')
    expect(world.db.uploads.count()).toBe(0)
  },
)

test('WAL-06 a WebP is refused under any name', async () => {
  const { world } = await member()
  const webp = createFile([...Buffer.from('RIFF\x01\x02\x03\x04WEBPVP8 ', 'latin1')])
  expect((await upload(world, webp)).code).toBe('upload.type')
  expect((await upload(world, new File([], 'slip.png'))).code).toBe('upload.type')
  expect(world.db.uploads.count()).toBe(0)
})

test('D-009 a picture is a part of form data with a file name; the log describes it', async () => {
  const { world } = await member()
  expect(await upload(world, 'iVBORw0KGgo=')).toMatchObject({
    status: 422,
    value: { violations: [{ path: '/body/file' }] },
  })
  const { token } = world.visitor
  const body = { file: 'iVBORw0KGgo=', requestId: newRequestId() }
  expect((await callEnvelope(world, 'POST', '/wps/upload', { body, token })).status).toBe(415)
  const requestId = newRequestId()
  await upload(world, PNG, requestId)
  expect(lastEntry(world)?.body).toEqual({ file: 'slip.png (image/png, 64 bytes)', requestId })
})

test('a repeated upload is one file; only own files can be used', async () => {
  const { world, token } = await member()
  const requestId = newRequestId()
  const { id } = asRecord((await upload(world, PNG, requestId)).value)
  expect(asRecord((await upload(world, PNG, requestId)).value).id).toBe(id)
  const strange = application(75, { files: ['up-99999999'] })
  expect((await send(world, 'applyForPromotion', strange, token)).status).toBe(404)
  const own = application(75, { files: [id] })
  expect((await send(world, 'applyForPromotion', own, token)).success).toBe(true)
})

test('a trial and an agent cannot apply', async () => {
  for (const scenario of ['trial', 'agent-1']) {
    const { world, token } = await member(scenario)
    const answer = await send(world, 'applyForPromotion', application(72), token)
    expect(answer.code).toBe('promotion.not.eligible')
  }
})

const statusesOf = async (world: World) => {
  const { token } = world.visitor
  const list = asList((await callEnvelope(world, 'GET', APPLICATIONS, { token })).value, 'list')
  return Object.fromEntries(list.map(({ promotionId, status }) => [String(promotionId), status]))
}

test('WAL-11 promotions-applied has an application in each status, the rejected one with its reason', async () => {
  const { world, token } = await member('member+promotions-applied')
  expect(await statusesOf(world)).toEqual({
    72: 'Applying',
    75: 'Process',
    71: 'Claimed',
    76: 'Rejected',
    79: 'Issued',
    80: 'Claim',
  })
  const list = asList((await callEnvelope(world, 'GET', APPLICATIONS, { token })).value, 'list')
  const explained = list.filter(({ reason, mayRetry }) => reason !== null && mayRetry === true)
  expect(explained.map(({ promotionId }) => promotionId)).toEqual([76])
})

const HOUR = 3_600_000
const bonusesOf = (world: World, id: number) =>
  world.db.ledger.list({ kind: 'BONUS', reference: `promotion-${id}` }).map(({ amount }) => amount)

test('WAL-11 time decides: one can be claimed, one is credited, one takes part', async () => {
  const { world, token } = await member()
  const { id: picture } = asRecord((await upload(world, PNG)).value)
  for (const [id, files] of [
    [80, []],
    [75, [picture]],
    [72, []],
  ] as const)
    await send(world, 'applyForPromotion', application(id, { files }), token)
  world.clock.advance(6 * HOUR)
  expect(await statusesOf(world)).toEqual({ 80: 'Claim', 75: 'Process', 72: 'Joined' })
  expect(bonusesOf(world, 75)).toEqual([])
  world.clock.advance(HOUR)
  expect(await statusesOf(world)).toMatchObject({ 75: 'Issued' })
  expect(bonusesOf(world, 75)).toEqual(['30.00'])
  const claim = { promotionId: 80, requestId: newRequestId() }
  expect((await send(world, 'claimActivity', claim, token)).value).toMatchObject({
    status: 'Claimed',
    amount: '40.00',
  })
  expect((await send(world, 'claimActivity', claim, token)).success).toBe(true)
  expect(bonusesOf(world, 80)).toEqual(['40.00'])
})

test('D-060 a rejected application is sent again, and the new one replaces it', async () => {
  const { world, token } = await member('member+promotions-applied')
  expect((await send(world, 'applyForPromotion', application(76), token)).success).toBe(true)
  expect(await statusesOf(world)).toMatchObject({ 76: 'Applying' })
})

test('promotions-none is empty, promotions-ended is over', async () => {
  const of = async (scenario: string) =>
    asList(
      (await callEnvelope(await createTestWorld(scenario), 'GET', '/wps/relay/promotions')).value,
      'list',
    )
  expect(await of('promotions-none')).toEqual([])
  const world = await createTestWorld('promotions-ended')
  for (const { endAt } of await of('promotions-ended')) {
    expect(Number(endAt)).toBeLessThan(world.clock.now())
  }
})
