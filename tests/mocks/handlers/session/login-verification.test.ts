import { describe, expect, test } from 'vitest'
import { CODE, requestChallenge, send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asRecord, logIn } from '../../requests.ts'

describe('D-026 verification of an unknown address', () => {
  test("AUT-15..18 only after the right password, with the member's methods", async () => {
    const world = await createTestWorld('member-ip-unverified')
    expect((await logIn(world, { username: 'rahim', password: 'no' })).code).toBe(
      'login.bad.credentials',
    )
    const asked = async (username: string) =>
      asRecord((await logIn(world, { username })).value).methods
    expect(await asked('rahim')).toEqual(['MOBILE', 'EMAIL', 'BANK_NAME', 'TOTP'])
    expect(await asked('shirin')).toEqual(['MOBILE', 'BANK_NAME', 'TOTP'])
  })

  test('AUT-15 AUT-16 the target of the code is masked; verification is required once', async () => {
    const world = await createTestWorld('member-ip-unverified')
    const challengeId = await requestChallenge(world)
    const to = async (method: string) =>
      (await send(world, 'sendVerificationCode', { challengeId, method })).value
    expect(await to('MOBILE')).toEqual({ expiredMinutes: 2, sentTo: '•••• 0000' })
    expect(await to('EMAIL')).toEqual({ expiredMinutes: 2, sentTo: 'r•••@suborno.example' })
    const proof = { challengeId, method: 'EMAIL', answer: ` ${CODE} ` }
    expect((await send(world, 'verifyLogin', proof)).success).toBe(true)
    expect((await logIn(world, { username: 'rahim' })).success).toBe(true)
    expect(
      (await send(world, 'sendVerificationCode', { challengeId, method: 'EMAIL' })).status,
    ).toBe(404)
  })

  test('five wrong codes lock for 15 minutes; a late code does not count', async () => {
    const world = await createTestWorld('member-ip-unverified')
    const challengeId = await requestChallenge(world)
    const prove = async (method: string, answer: string) =>
      send(world, 'verifyLogin', { challengeId, method, answer })
    for (const triesLeft of [4, 3, 2, 1]) {
      const { value } = await prove('TOTP', '000000')
      expect(value).toMatchObject({ triesLeft, challengeId })
    }
    await send(world, 'sendVerificationCode', { challengeId, method: 'MOBILE' })
    world.clock.advance('2m')
    expect(await prove('MOBILE', CODE)).toMatchObject({
      code: 'sms.code.expired',
      value: { triesLeft: 1 },
    })
    const lockedUntil = world.clock.now() + 15 * 60_000
    expect(await prove('BANK_NAME', '?')).toMatchObject({
      code: 'login.locked',
      value: { lockedUntil },
    })
  })

  test('a code by SMS is verification enough', async () => {
    const world = await createTestWorld('member-ip-unverified')
    await send(world, 'sendLoginSms', { mobileNum: '1712000000', countryDialingCode: '880' })
    const entered = await logIn(world, { username: '1712000000', password: CODE, type: 'sms' })
    expect(entered.success).toBe(true)
  })
})
