import { expect, test } from 'vitest'
import { FEEDBACK, send, sendQuery } from '../flows.ts'
import { call, createTestWorld } from '../helpers.ts'
import { asList, asRecord, callEnvelope, getToken, readCaptcha } from '../requests.ts'

test('API-21 ENT-11 feedback has its author; the next one is possible after a minute', async () => {
  const world = await createTestWorld()
  const token = await getToken(world, 'rahim')
  const write = async (who: string | null, over = {}) =>
    send(world, 'sendFeedback', { ...FEEDBACK, captcha: await readCaptcha(world), ...over }, who)
  expect(await write(token, { sender: 'rahim' })).toMatchObject({ success: true, value: null })
  expect((await write(null)).success).toBe(true)
  expect((await write(token)).code).toBe('feedback.too.often')
  world.clock.advance('1m')
  expect((await write(token, { type: 6 })).success).toBe(true)
  const rows = world.db.feedbacks.list()
  expect(rows.map(({ memberId, type }) => [memberId, type])).toEqual([
    [1001, 1],
    [null, 1],
    [1001, 6],
  ])
})

test.each([
  ['🙂'.repeat(20), 200],
  ['🙂'.repeat(19), 422],
  ['ক'.repeat(200), 200],
  ['ক'.repeat(201), 422],
])('VAL-63 20 to 200 code points: %s', async (content, status) => {
  const world = await createTestWorld()
  const captcha = await readCaptcha(world)
  expect((await send(world, 'sendFeedback', { ...FEEDBACK, content, captcha })).status).toBe(status)
})

test('ENT-16 type 5 does not exist', async () => {
  const world = await createTestWorld()
  const captcha = await readCaptcha(world)
  expect((await send(world, 'sendFeedback', { ...FEEDBACK, type: 5, captcha })).status).toBe(422)
})

test('API-42 the departments in the requested language, one of them closed', async () => {
  const world = await createTestWorld()
  const departments = asList(
    (await callEnvelope(world, 'GET', '/wps/relay/liveChatModels')).value,
    'list',
  )
  expect(departments.map(({ id, online }) => [id, online])).toEqual([
    ['general', true],
    ['payments', true],
    ['agents', false],
  ])
  expect(departments[0]?.name).toBe('General questions')
  const bengali = await world.handle(
    new Request('http://localhost/wps/relay/liveChatModels', {
      headers: { 'accept-language': 'BN' },
    }),
  )
  expect(asList((await bengali.json()).value, 'list')[0]?.name).toBe('সাধারণ প্রশ্ন')
  const { body } = await call(
    await createTestWorld('empty-lists'),
    'GET',
    '/wps/relay/liveChatModels',
  )
  expect(asList(body.value, 'list')).toEqual([])
})

test("API-43 a chat opens in its own window, with the portal's theme and clock; an unknown chat is not found", async () => {
  const world = await createTestWorld()
  const { value } = await sendQuery(world, 'launchChat', { model: 'payments', look: 'dark' })
  const { chatUrl } = asRecord(value)
  const { pathname, searchParams } = new URL(String(chatUrl), 'https://suborno.example')
  expect(pathname).toBe('/demo-chat/index.html')
  expect(Object.fromEntries(searchParams)).toEqual({
    model: 'payments',
    lang: 'EN',
    zone: 'Asia/Dhaka',
    look: 'dark',
    now: String(world.clock.now()),
  })
  expect((await sendQuery(world, 'launchChat', { model: 'nobody' })).status).toBe(404)
})
