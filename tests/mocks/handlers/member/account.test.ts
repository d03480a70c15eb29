import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { CODE, requestChallenge, send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, getToken, logIn } from '../../requests.ts'

const own = (world: World, id: OperationId, body?: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)
const config = async (world: World) => asRecord((await own(world, 'getSecurityConfig')).value)
const key = () => ({ requestId: crypto.randomUUID() })

describe('D-064 bindings', () => {
  test('a code proves the new number and mailbox; each change is audited, masked', async () => {
    const world = await createTestWorld('member')
    const number = { mobileNum: '01812345678'.slice(1), countryDialingCode: '880' }
    await own(world, 'sendMemberCode', { purpose: 'BIND', method: 'MOBILE', ...number })
    const body = { ...number, code: CODE, ...key() }
    for (let n = 0; n < 2; n += 1)
      expect(await own(world, 'bindMobile', body)).toMatchObject({ success: true })
    const email = 'Rahim.Uddin@Mail.example'
    await own(world, 'sendMemberCode', { purpose: 'BIND', method: 'EMAIL', email })
    await own(world, 'bindEmail', { email, code: CODE, ...key() })
    expect(await config(world)).toMatchObject({
      mobile: '+880 •••• 5678',
      email: 'r•••@mail.example',
    })
    const actions = asList((await own(world, 'getAuditTrail')).value, 'list')
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'EMAIL_BOUND', detail: 'r•••@mail.example' },
      { action: 'MOBILE_BOUND', detail: '•••• 5678' },
    ])
  })
})

describe('F-33 the authenticator app', () => {
  async function bound() {
    const world = await createTestWorld('member+member-ip-unverified')
    const { secret, url } = asRecord((await own(world, 'startTotp')).value)
    const app = new TOTP({ secret: Secret.fromBase32(String(secret)) })
    const code = () => app.generate({ timestamp: world.clock.now() })
    const body = { code: code(), ...key() }
    const answer = await own(world, 'bindTotp', body)
    return { world, url, code, body, answer }
  }
  const verify = async (world: World, answer: string) =>
    send(world, 'verifyLogin', {
      challengeId: await requestChallenge(world),
      method: 'TOTP',
      answer,
    })

  test('is bound by a real RFC 6238 code; after lost answers the recovery codes are the same', async () => {
    const { world, url, body, answer } = await bound()
    expect(String(url)).toMatch(/^otpauth:\/\/totp\/Suborno:rahim\?/)
    expect(asRecord(answer.value).recoveryCodes).toHaveLength(8)
    expect((await own(world, 'bindTotp', body)).value).toEqual(answer.value)
    expect(await config(world)).toMatchObject({ totp: true, recoveryCodesLeft: 8 })
  })

  test.each(['১২৩৪৫৬', '𐀀𐀀𐀀', '12345a'])('is not bound by %s, which is no code', async (code) => {
    const world = await createTestWorld('member')
    await own(world, 'startTotp')
    expect(await own(world, 'bindTotp', { code, ...key() })).toMatchObject({
      code: 'totp.code.wrong',
    })
  })

  test('then only its current codes verify an unknown address; a recovery code works once', async () => {
    const { world, code, answer } = await bound()
    const [recovery] = [asRecord(answer.value).recoveryCodes].flat()
    expect(await verify(world, CODE)).toMatchObject({ code: 'login.ip.unverified' })
    const old = code()
    world.clock.advance('90s')
    expect(await verify(world, old)).toMatchObject({ code: 'login.ip.unverified' })
    expect(await verify(world, code())).toMatchObject({ success: true })
    await world.db.members.update({ id: 1001 }, (row) => {
      row.addressKnown = false
    })
    expect(await verify(world, String(recovery))).toMatchObject({ success: true })
    await world.db.members.update({ id: 1001 }, (row) => {
      row.addressKnown = false
    })
    expect(await verify(world, String(recovery))).toMatchObject({ success: false })
  })

  test('is removed with one of its codes', async () => {
    const { world, code } = await bound()
    expect(await own(world, 'removeTotp', { code: code(), ...key() })).toMatchObject({
      success: true,
    })
    expect(await config(world)).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
  })
})

describe('F-33 passkeys', () => {
  test('are stored for the given challenge, once, and removed', async () => {
    const world = await createTestWorld('member')
    const { challenge } = asRecord((await own(world, 'startPasskey')).value)
    const clientDataJSON = btoa(JSON.stringify({ type: 'webauthn.create', challenge }))
    const body = { id: 'key-1', clientDataJSON, attestationObject: 'o2', name: 'My phone' }
    expect(await own(world, 'addPasskey', { ...body, ...key() })).toMatchObject({ success: true })
    expect(await own(world, 'addPasskey', { ...body, id: 'key-2', ...key() })).toMatchObject({
      code: 'passkey.challenge.invalid',
    })
    expect(await config(world)).toMatchObject({ passkeys: [{ id: 'key-1', name: 'My phone' }] })
    await own(world, 'removePasskey', { id: 'key-1', ...key() })
    expect(await config(world)).toMatchObject({ passkeys: [] })
  })
})

describe('D-064 F-33 sessions', () => {
  test('a revoked one is refused from its next call on, and its socket is notified', async () => {
    const world = await createTestWorld('member')
    const list = asList((await own(world, 'getSessions')).value, 'list')
    expect(list).toMatchObject([{ current: true }, { current: false, device: 'Chrome · Android' }])
    const other = world.db.sessions.list().find(({ token }) => token !== world.visitor.token)
    const asOther = () => send(world, 'getBalance', undefined, other?.token ?? '')
    expect(await asOther()).toMatchObject({ status: 200 })
    const body = { id: list[1]?.id, ...key() }
    expect(await own(world, 'revokeSession', body)).toMatchObject({ success: true })
    expect(await asOther()).toMatchObject({ status: 401, code: 'session.kicked' })
    expect(await own(world, 'getBalance')).toMatchObject({ status: 200 })
    expect(await own(world, 'revokeSession', { ...body, ...key() })).toMatchObject({ status: 404 })
  })

  test('the history has successful and refused log-ins, newest first', async () => {
    const world = await createTestWorld()
    await logIn(world, { username: 'rahim', password: 'wrong' })
    const token = await getToken(world, 'rahim')
    const history = await send(world, 'getLoginHistory', undefined, token)
    expect(asList(history.value, 'list').slice(0, 2)).toMatchObject([
      { method: 'PASSWORD', outcome: 'OK' },
      { method: 'PASSWORD', outcome: 'REFUSED' },
    ])
    expect(JSON.stringify(history.value)).not.toContain('session-')
  })
})

test('D-064 a closed account is logged out everywhere and cannot be opened again', async () => {
  const world = await createTestWorld()
  const token = await getToken(world, 'nodi')
  const body = { password: 'gold1234', ...key() }
  expect(await send(world, 'closeAccount', body, token)).toMatchObject({ success: true })
  expect(await send(world, 'getMemberInfo', undefined, token)).toMatchObject({ status: 401 })
  expect(await logIn(world, { username: 'nodi' })).toMatchObject({ code: 'account.closed' })
})

test('D-094 an account of a login service is found without a log-in, then linked', async () => {
  const world = await createTestWorld()
  const token = await getToken(world, 'shirin')
  const { value } = await send(world, 'startSocial', { provider: 'GOOGLE' })
  const body = { provider: 'GOOGLE', state: asRecord(value).state, code: 'id-new' }
  const ticket = asRecord((await send(world, 'startSocialLink', body, token)).value)
  expect(ticket.displayName).toBe('Nadia Islam')
  const { linkTicket } = ticket
  expect(await send(world, 'bindSocial', { linkTicket }, token)).toMatchObject({ success: true })
  const linked = asRecord((await send(world, 'getSecurityConfig', undefined, token)).value).linked
  expect(linked).toMatchObject([{ provider: 'GOOGLE' }])
})
