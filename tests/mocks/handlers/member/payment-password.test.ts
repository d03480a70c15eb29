import { describe, expect, test } from 'vitest'
import { checkPaymentPassword } from '#mocks/world/money/payment-password.ts'
import type { World } from '#mocks/world/world-types.ts'
import { CODE, send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { REQUEST } from '../../refusals/security.ts'
import { asRecord } from '../../requests.ts'

const RAHIM = { id: 1001 }
const own = (world: World, id: Parameters<typeof send>[1], body?: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)
const stateOf = async (world: World) =>
  asRecord((await own(world, 'getSecurityConfig')).value).paymentPassword
/** The audited actions since the start of the world. */
const actionsOf = (world: World) =>
  world.db.auditEntries.list().flatMap(({ action, at }) => (at < world.startedAt ? [] : [action]))

describe('VAL-76 D-064 the payment password', () => {
  test('right: no refusal; wrong: shows the remaining attempts, and a right one resets them', async () => {
    const world = await createTestWorld('member')
    expect(await checkPaymentPassword(world, RAHIM, '246810')).toBeNull()
    for (const attemptsLeft of [4, 3]) {
      const refused = await checkPaymentPassword(world, RAHIM, '111111')
      expect(refused).toMatchObject({ reason: 'payment.password.wrong', details: { attemptsLeft } })
    }
    expect(await checkPaymentPassword(world, RAHIM, '246810')).toBeNull()
    expect(await checkPaymentPassword(world, RAHIM, '111111')).toMatchObject({
      details: { attemptsLeft: 4 },
    })
  })

  test('five wrong attempts lock it for fifteen minutes, also for the right one; then the count restarts', async () => {
    const world = await createTestWorld('member')
    const lockedUntil = world.clock.now() + 15 * 60_000
    for (let n = 0; n < 4; n += 1) await checkPaymentPassword(world, RAHIM, '111111')
    const locked = { reason: 'payment.password.locked', details: { lockedUntil } }
    expect(await checkPaymentPassword(world, RAHIM, '111111')).toMatchObject(locked)
    expect(await checkPaymentPassword(world, RAHIM, '246810')).toMatchObject(locked)
    expect(await stateOf(world)).toEqual({ set: true, lockedUntil })
    expect(actionsOf(world)).toEqual(['PAYMENT_PASSWORD_LOCKED'])
    world.clock.advance('15m')
    expect(await stateOf(world)).toEqual({ set: true, lockedUntil: null })
    expect(await checkPaymentPassword(world, RAHIM, '111111')).toMatchObject({
      details: { attemptsLeft: 4 },
    })
    expect(await checkPaymentPassword(world, RAHIM, '246810')).toBeNull()
  })

  test('it is set once; a repeated request gets the same answer, another one is a conflict', async () => {
    const world = await createTestWorld('member+payment-password-unset')
    expect(await checkPaymentPassword(world, RAHIM, '246810')).toMatchObject({
      reason: 'payment.password.unset',
    })
    const body = { password: '482913', requestId: REQUEST }
    expect(await own(world, 'setPaymentPassword', body)).toMatchObject({ success: true })
    expect(await own(world, 'setPaymentPassword', body)).toMatchObject({ success: true })
    expect(actionsOf(world)).toEqual(['PAYMENT_PASSWORD_SET'])
    const other = { password: '111111', requestId: `${REQUEST}0` }
    expect(await own(world, 'setPaymentPassword', other)).toMatchObject({ status: 409 })
    expect(await checkPaymentPassword(world, RAHIM, '482913')).toBeNull()
  })

  test('a change with a lost answer can be sent again without using an attempt', async () => {
    const world = await createTestWorld('member')
    const body = { oldPassword: '246810', newPassword: '482913', requestId: REQUEST }
    for (let n = 0; n < 6; n += 1)
      expect(await own(world, 'changePaymentPassword', body)).toMatchObject({ success: true })
    expect(await checkPaymentPassword(world, RAHIM, '482913')).toBeNull()
    expect(actionsOf(world)).toEqual(['PAYMENT_PASSWORD_CHANGED'])
  })

  test('a code resets it and ends the lock; the fifth wrong code invalidates it', async () => {
    const world = await createTestWorld('member+payment-password-locked')
    const reset = (code: string) =>
      own(world, 'resetPaymentPassword', {
        method: 'EMAIL',
        code,
        password: '482913',
        requestId: REQUEST,
      })
    const ask = () => own(world, 'sendMemberCode', { purpose: 'PAYMENT_PASSWORD', method: 'EMAIL' })
    expect(await ask()).toMatchObject({ value: { sentTo: 'r•••@suborno.example' } })
    for (let n = 0; n < 5; n += 1) await reset('111111')
    expect(await reset(CODE)).toMatchObject({ code: 'sms.code.invalid' })
    world.clock.advance('2m')
    await ask()
    expect(await reset(CODE)).toMatchObject({ success: true })
    expect(await checkPaymentPassword(world, RAHIM, '482913')).toBeNull()
  })

  test('a lock is part of a snapshot', async () => {
    const world = await createTestWorld('member+payment-password-locked')
    const again = await createTestWorld('member+payment-password-locked')
    await again.restore(world.snapshot())
    expect(await checkPaymentPassword(again, RAHIM, '246810')).toMatchObject({
      reason: 'payment.password.locked',
    })
  })
})
