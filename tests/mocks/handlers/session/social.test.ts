import { expect, test } from 'vitest'
import { completeSocialLogin, linkSocial, requestLinkTicket, send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asRecord } from '../../requests.ts'

test('each window of the service has its own state', async () => {
  const world = await createTestWorld()
  const start = async () => {
    const begun = await send(world, 'startSocial', { provider: 'GOOGLE' })
    return asRecord(begun.value)
  }
  const first = await start()
  expect(first.url).toBe(`/demo-provider/index.html?provider=GOOGLE&state=${first.state}`)
  expect((await start()).state).not.toBe(first.state)
})

test('a linked account logs in; the state is valid once, for ten minutes, for its provider', async () => {
  const world = await createTestWorld()
  const begin = async () =>
    asRecord((await send(world, 'startSocial', { provider: 'GOOGLE' })).value).state
  const state = await begin()
  const enter = (over: object) =>
    send(world, 'loginSocial', { provider: 'GOOGLE', state, code: 'id-rahim', ...over })
  expect((await enter({})).value).toMatchObject({ userInfo: { userName: 'rahim' } })
  expect((await enter({})).status).toBe(404)
  expect((await enter({ state: 'social-nobody-began' })).status).toBe(404)
  expect((await enter({ state: await begin(), provider: 'TELEGRAM' })).status).toBe(404)
  const late = await begin()
  world.clock.advance('10m')
  expect((await enter({ state: late })).status).toBe(404)
})

test('a refusal of the service uses up its state too', async () => {
  const world = await createTestWorld()
  expect((await completeSocialLogin(world, 'denied')).code).toBe('social.denied')
  expect((await completeSocialLogin(world, 'id-constructor')).code).toBe('social.unlinked')
  expect(asRecord((await completeSocialLogin(world, 'id-constructor')).value).displayName).toBe(
    'Constructor',
  )
})

test('AUT-34 an account is linked for good, and only once', async () => {
  const world = await createTestWorld()
  const ticket = await requestLinkTicket(world)
  const linked = { provider: 'GOOGLE', displayName: 'Nadia Islam' }
  expect((await linkSocial(world, 'shirin', ticket)).value).toEqual(linked)
  expect((await completeSocialLogin(world, 'id-new')).value).toMatchObject({
    userInfo: { userName: 'shirin' },
  })
  expect((await linkSocial(world, 'shirin', ticket)).status).toBe(404)
  const second = await requestLinkTicket(world, 'id-second')
  expect((await linkSocial(world, 'shirin', second)).code).toBe('social.already.linked')
  const elsewhere = await requestLinkTicket(world, 'id-second', 'TELEGRAM')
  expect((await linkSocial(world, 'shirin', elsewhere)).success).toBe(true)
})

test('of two tickets for the same identity the second is too late', async () => {
  const world = await createTestWorld()
  const [first, second] = [await requestLinkTicket(world), await requestLinkTicket(world)]
  await linkSocial(world, 'shirin', first)
  expect((await linkSocial(world, 'nodi', second)).code).toBe('social.already.linked')
})

test('a ticket is valid for ten minutes; linking needs a session', async () => {
  const world = await createTestWorld()
  const linkTicket = await requestLinkTicket(world)
  expect((await send(world, 'bindSocial', { linkTicket })).status).toBe(401)
  world.clock.advance('10m')
  expect((await linkSocial(world, 'shirin', linkTicket)).status).toBe(404)
})
