import { expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'
import { isNode } from '#tests/contract/contract.ts'
import { type Documented, documented, toValidRequest } from './documented-calls.ts'
import { CODE, send } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { asRecord, getToken, logIn } from './requests.ts'

const REFUSED = { status: 403, code: 'password.change.required' }
/** Every operation that takes a session. */
const personal = documented.filter(({ id }) => operations[id].session !== 'none')

async function ask(world: World, one: Documented) {
  const answer = await world.handle(await toValidRequest(world, one))
  const body: unknown = await answer.json()
  return { status: answer.status, code: isNode(body) ? body.errorCode : null }
}

test('AUT-25 D-025 a member who must change the password is refused everything except what that needs', async () => {
  const world = await createTestWorld('member-must-change-password')
  const open = personal.filter(({ id }) => operations[id].beforePasswordChange).map(({ id }) => id)
  expect(open.toSorted()).toEqual(['changePassword', 'firstLogin', 'getMemberInfo', 'logout'])
  for (const one of personal.filter(({ id }) => !operations[id].beforePasswordChange))
    expect(await ask(world, one), one.id).toEqual(REFUSED)
  expect(world.breaches).toEqual([])
})

test('AUT-26 once it is changed everything is open, and it is not required again', async () => {
  const world = await createTestWorld('member-must-change-password')
  const { token } = world.visitor
  const info = async () => asRecord((await send(world, 'getMemberInfo', undefined, token)).value)
  expect(await info()).toMatchObject({ account: 'rahim', mustChangePassword: true })
  const confirmNewPassword = 'Meghna2027'
  const change = { oldPassword: 'gold1234', newPassword: 'Meghna2027', confirmNewPassword }
  expect(await send(world, 'changePassword', change, token)).toMatchObject({ success: true })
  expect(await send(world, 'getBalance', undefined, token)).toMatchObject({ status: 200 })
  expect(await info()).not.toHaveProperty('mustChangePassword')
})

test('a password that expires during a session blocks it from the next call on', async () => {
  const world = await createTestWorld('member')
  const balance = () => send(world, 'getBalance', undefined, world.visitor.token)
  expect(await balance()).toMatchObject({ status: 200 })
  await world.db.members.update({ account: 'rahim' }, (row) => {
    row.passwordState = 'expired'
  })
  expect(await balance()).toMatchObject(REFUSED)
})

test('AUT-08 AUT-09 a session opened by a code is not affected, one opened by the password is', async () => {
  const world = await createTestWorld('member-expired-password')
  await send(world, 'sendLoginSms', { mobileNum: '1712000000', countryDialingCode: '880' })
  const { value } = await logIn(world, { username: '1712000000', password: CODE, type: 'sms' })
  const bySms = String(asRecord(value).token)
  expect(await send(world, 'getBalance', undefined, bySms)).toMatchObject({ status: 200 })
  const byPassword = await getToken(world, 'rahim')
  expect(await send(world, 'getBalance', undefined, byPassword)).toMatchObject(REFUSED)
})
