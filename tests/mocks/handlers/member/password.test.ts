import { expect, test } from 'vitest'
import { reset, send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, logIn } from '../../requests.ts'

test('AUT-28 API-16 the new one applies at once, unlocks, and opens a session', async () => {
  const world = await createTestWorld('login-locked')
  expect((await reset(world)).value).toMatchObject({ userInfo: { userName: 'rahim' } })
  expect((await logIn(world, { username: 'rahim', password: 'Meghna2027' })).success).toBe(true)
  expect((await logIn(world, { username: 'rahim' })).code).toBe('login.bad.credentials')
})

test('D-031 the password must match its rule; a refused one does not use up the code', async () => {
  const world = await createTestWorld()
  expect(asList((await reset(world, { newPassword: 'short' })).value, 'violations')).toMatchObject([
    { path: '/body/newPassword' },
  ])
  expect((await reset(world, { newPassword: 'gold1234' })).code).toBe('password.same.as.old')
  expect((await reset(world)).success).toBe(true)
})

test('VAL-58 an unknown number gets a code that leads nowhere', async () => {
  const world = await createTestWorld()
  const body = { mobileNum: '1999999999', countryDialingCode: '880' }
  expect((await send(world, 'sendPasswordSms', body)).value).toEqual({ expiredMinutes: 2 })
  expect((await reset(world, body)).code).toBe('sms.code.invalid')
})

test('AUT-27 API-15 by e-mail, sent as a form', async () => {
  const world = await createTestWorld()
  const response = await world.handle(
    new Request('http://localhost/wps/member/password/email', {
      method: 'POST',
      body: new URLSearchParams({ username: 'Rahim', email: 'RAHIM@suborno.example' }),
    }),
  )
  expect(await response.json()).toMatchObject({ success: true, value: null })
  const bad = await send(world, 'sendPasswordEmail', { username: 'rahim', email: 'none' })
  expect(bad.status).toBe(422)
})
