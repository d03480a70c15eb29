import { describe, expect, test } from 'vitest'
import { createTestWorld } from '../../helpers.ts'
import { asRecord, callEnvelope, getToken, logIn, readCaptcha } from '../../requests.ts'
import { sealBody } from '../../seal.ts'

const INFO = '/wps/member/info'

describe('log in', () => {
  test('AUT-01 the right password opens a session; logging out ends it (API-04)', async () => {
    const world = await createTestWorld()
    const token = await getToken(world, 'rahim')
    expect((await callEnvelope(world, 'GET', INFO, { token })).status).toBe(200)
    expect((await callEnvelope(world, 'DELETE', '/wps/session/logout', { token })).value).toBeNull()
    expect(await callEnvelope(world, 'GET', INFO, { token })).toMatchObject({
      status: 401,
      code: 'session.expired',
    })
  })

  test('D-023 a second log-in ends the first session', async () => {
    const world = await createTestWorld()
    const first = await getToken(world, 'rahim')
    await getToken(world, 'rahim')
    expect((await callEnvelope(world, 'GET', INFO, { token: first })).code).toBe('session.kicked')
  })

  test('AUT-11 three wrong attempts require a captcha, five lock for 15 minutes', async () => {
    const world = await createTestWorld()
    const wrong = async (captcha?: string) =>
      logIn(world, { username: 'rahim', password: 'wrong', ...(captcha && { captcha }) })
    expect(await wrong()).toMatchObject({ code: 'login.bad.credentials', value: null })
    await wrong()
    expect((await wrong()).value).toEqual({ captcha: true })
    expect((await wrong()).code).toBe('login.captcha.required')
    expect((await wrong(await readCaptcha(world))).code).toBe('login.bad.credentials')
    const lockedUntil = world.clock.now() + 15 * 60_000
    const locked = { code: 'login.locked', value: { lockedUntil } }
    expect(await wrong(await readCaptcha(world))).toMatchObject(locked)
    const right = async () => logIn(world, { username: 'rahim', captcha: await readCaptcha(world) })
    expect(await right()).toMatchObject(locked)
    world.clock.advance('15m')
    expect((await right()).success).toBe(true)
    expect((await logIn(world, { username: 'rahim' })).success).toBe(true)
  })

  test('AUT-11 unknown names are treated alike, up to the captcha', async () => {
    const world = await createTestWorld()
    for (let i = 0; i < 3; i += 1) await logIn(world, { username: 'nobody' })
    expect((await logIn(world, { username: 'nobody' })).code).toBe('login.captcha.required')
    expect((await logIn(world, { username: 'rahim' })).success).toBe(true)
  })

  test('D-028 a captcha is valid for one attempt, in any case, and only the newest counts', async () => {
    const world = await createTestWorld('login-captcha')
    expect(await logIn(world, { username: 'rahim' })).toMatchObject({
      code: 'login.captcha.required',
      value: { captcha: true },
    })
    const old = await readCaptcha(world)
    const code = await readCaptcha(world)
    expect(code).toMatch(/^[A-Z0-9]{4}$/)
    expect((await logIn(world, { username: 'rahim', captcha: old })).code).toBe('captcha.wrong')
    expect((await logIn(world, { username: 'rahim', captcha: code })).code).toBe('captcha.wrong')
    const captcha = (await readCaptcha(world)).toLowerCase()
    expect((await logIn(world, { username: 'rahim', captcha })).success).toBe(true)
    world.clock.advance('1m')
    const late = await readCaptcha(world)
    world.clock.advance('5m')
    expect((await logIn(world, { username: 'rahim', captcha: late })).code).toBe('captcha.wrong')
  })

  test("AUT-35 AUT-36 a member on the other side's log-in is refused", async () => {
    const world = await createTestWorld()
    expect((await logIn(world, { username: 'staff9' })).code).toBe('login.not.member')
    expect((await logIn(world, { username: 'rahim', side: 'agent' })).code).toBe('login.not.agent')
    for (const username of ['agent1', 'agent2', 'agent41', 'agent42']) {
      expect((await logIn(world, { username, side: 'agent' })).success).toBe(true)
    }
    expect((await logIn(world, { username: 'agent1' })).success).toBe(true)
    expect(
      (await logIn(await createTestWorld('non-member-type'), { username: 'rahim' })).code,
    ).toBe('login.not.member')
  })

  test('AUT-35 D-018 without AGENTPOLICY3 an agent is no player', async () => {
    const world = await createTestWorld()
    world.conditions.modules = { AGENTPOLICY3: false }
    expect((await logIn(world, { username: 'agent1' })).code).toBe('login.not.member')
    expect((await logIn(world, { username: 'agent1', side: 'agent' })).success).toBe(true)
    expect((await logIn(world, { username: 'rahim' })).success).toBe(true)
  })

  test('AUT-07 AUT-09 AUT-25 the answer has what has to happen first', async () => {
    const world = await createTestWorld()
    const plain = { firstTimeLogin: false, passwordExpired: false, mustChangePassword: false }
    const loginAnswer = async (username: string, password = 'gold1234') =>
      (await logIn(world, { username, password })).value
    expect(await loginAnswer('rahim')).toMatchObject(plain)
    expect(await loginAnswer('nodi')).toMatchObject({ ...plain, firstTimeLogin: true })
    expect(await loginAnswer('salma')).toMatchObject({ ...plain, passwordExpired: true })
    expect(await loginAnswer('karim', 'a123456')).toMatchObject({
      ...plain,
      mustChangePassword: true,
    })
    expect((await logIn(world, { username: 'habib' })).code).toBe('login.locked')
  })

  test('API-02 AUT-19 a code by SMS: sent once in two minutes, valid once', async () => {
    const world = await createTestWorld()
    const body = { mobileNum: '01712000000', countryDialingCode: '880' }
    const send = () =>
      callEnvelope(world, 'POST', '/wps/verification/sms/noLogin', { body, token: null })
    const enter = (password: string) =>
      logIn(world, { username: '1712000000', password, type: 'sms' })
    expect((await enter('246810')).code).toBe('sms.code.invalid')
    expect((await send()).value).toEqual({ expiredMinutes: 2 })
    expect((await send()).code).toBe('sms.too.many')
    expect((await enter('111111')).code).toBe('sms.code.invalid')
    expect((await enter('246810')).success).toBe(true)
    expect((await enter('246810')).code).toBe('sms.code.invalid')
    world.clock.advance('2m')
    await send()
    world.clock.advance('2m')
    expect((await enter('246810')).code).toBe('sms.code.expired')
  })
})

describe('free play and verification', () => {
  const freeplay = { os: 'Linux', platform: 'W', gatewayVersion: 3 }

  test('API-03 D-029 an encrypted text opens a trial of 30 minutes with 2,000 units', async () => {
    const world = await createTestWorld()
    const { key } = await sealBody({}, world.clock.now())
    const opened = await callEnvelope(world, 'POST', '/wps/session/login/freeplay', {
      body: { ...freeplay, random: key },
    })
    const { token: given, expiresAt } = asRecord(opened.value)
    const token = String(given)
    expect(expiresAt).toBe(world.clock.now() + 30 * 60_000)
    expect((await callEnvelope(world, 'GET', INFO, { token })).value).toMatchObject({
      type: 4,
      expiresAt,
    })
    const balance = await callEnvelope(world, 'GET', '/wps/v2/wallets/balance', { token })
    expect(balance.value).toMatchObject({ balance: '2000.00' })
    world.clock.advance('30m')
    expect((await callEnvelope(world, 'GET', INFO, { token })).status).toBe(401)
  })

  test('API-03 a text that is not encrypted with the key is refused', async () => {
    const body = { ...freeplay, random: btoa('hello') }
    const { status } = await callEnvelope(
      await createTestWorld(),
      'POST',
      '/wps/session/login/freeplay',
      {
        body,
      },
    )
    expect(status).toBe(422)
  })

  test('AUT-15..18 D-026 a proof opens the session, five wrong ones lock', async () => {
    const world = await createTestWorld()
    const id = 'challenge-1'
    const wait = () =>
      world.db.challenges.insert({ id, memberId: 1001, at: world.clock.now(), tries: 0 })
    const prove = async (method: string, answer: string) => {
      const body = await sealBody({ challengeId: id, method, answer }, world.clock.now())
      return callEnvelope(world, 'POST', '/wps/session/login/verification', { body, token: null })
    }
    expect((await prove('TOTP', '246810')).status).toBe(404)
    const send = (method: string) =>
      callEnvelope(world, 'POST', '/wps/session/login/verification/code', {
        body: { challengeId: id, method },
        token: null,
      })
    for (const [method, answer] of [
      ['MOBILE', '246810'],
      ['EMAIL', '246810'],
      ['TOTP', '246810'],
      ['BANK_NAME', 'rahim'],
    ] as const) {
      await wait()
      if (method === 'MOBILE' || method === 'EMAIL') expect((await send(method)).success).toBe(true)
      expect((await prove(method, answer)).success).toBe(true)
    }
    await wait()
    expect((await prove('MOBILE', '1')).code).toBe('sms.code.invalid')
    for (let i = 0; i < 3; i += 1) {
      const refused = await prove('BANK_NAME', 'somebody')
      expect(refused.code).toBe('login.ip.unverified')
      expect(refused.value).toMatchObject({ challengeId: id })
    }
    expect((await prove('EMAIL', '1')).code).toBe('login.locked')
    await wait()
    world.clock.advance('10m')
    expect((await prove('TOTP', '246810')).status).toBe(404)
  })
})
