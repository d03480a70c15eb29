import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changePassword } from '#api/member/member.ts'
import { registerMember, registerMobile, resetPassword } from '#api/member/register.ts'
import {
  changePaymentPassword,
  closeAccount,
  resetPaymentPassword,
  setPaymentPassword,
  startSocialLink,
} from '#api/member/security.ts'
import { login, loginFreeplay, loginSocial } from '#api/member/session.ts'
import { transferDownline, transferUpline } from '#api/money/wallet.ts'
import { bindPayoutAccount, createWithdrawal } from '#api/money/withdrawals.ts'
import { convertPoints, redeemPoints } from '#api/offers/points.ts'
import { client } from '#api/transport/client.ts'
import { syncServerTime } from '#api/transport/server-time.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { openSealed } from '#mocks/contract/sealed.ts'
import { transportKey } from '#mocks/world/core/keys.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import { catchError, LOGGED_IN, mockNetwork, setContext, successEnvelope } from './wire.ts'

const SECRET = 'gold1234-পাসওয়ার্ড'

const registration = {
  username: 'shapla-secret',
  password: SECRET,
  login: true,
  registerUrl: 'https://suborno.example/',
  registerMethod: 'WEB',
} as const

const REQUEST = { requestId: '4f6b0e52-7a31-4c1d-9d8e-2b5a7c90e611' }

const WITHDRAWAL = {
  account: { kind: 'BANK', providerName: 'BRAC Bank', holder: 'Rahim', number: '•••• 4821' },
  fee: '0.00',
  payout: '200.00',
  received: '0.00',
  remaining: '200.00',
  refunded: '0.00',
  currency: 'BDT',
  state: 'SUBMITTED',
  createdAt: 1,
  expectedAt: 2,
  settledAt: null,
  reason: null,
  documents: [],
  steps: [{ state: 'SUBMITTED', part: null, at: 1 }],
  parts: [],
  receipt: null,
  disputeBy: null,
  dispute: null,
}

/** An answer that is valid for each of these operations. */
const ANSWER = {
  ...WITHDRAWAL,
  list: [],
  maxAccounts: 5,
  holder: 'Rahim',
  ...LOGGED_IN,
  linkTicket: 'link-00000001',
  displayName: 'Nadia Islam',
  id: 'upline-00000001',
  sender: 'rahim',
  receiver: 'agent1',
  note: '',
  amount: '200.00',
  balanceAfter: '0.00',
  at: 1,
  reference: 'redeem-0000000001',
  ...REQUEST,
  type: 'MONEY',
  name: 'Conversion',
  quantity: 1,
  pointsRequirement: '1.00',
  amountRequirement: '0.00',
  status: 'APPROVED',
  delivery: null,
  changedPoints: '-200.00',
  pointsBalance: '0.00',
  remark: '',
  units: 'PIECE',
  pointsRatio: null,
  redeemAmount: null,
}

const PIN = '805319'

const bodies = {
  login: { username: 'rahim', password: SECRET, type: 'username', side: 'player' },
  verifyLogin: { challengeId: 'challenge-00000001', method: 'MOBILE', answer: SECRET },
  changePassword: { oldPassword: SECRET, newPassword: 'gold5678', confirmNewPassword: 'gold5678' },
  loginSocial: { provider: 'GOOGLE', state: 'soc-00000001', code: SECRET },
  registerMember: registration,
  registerMobile: registration,
  resetPassword: { mobileNum: '1712345678', verificationCode: '246810', newPassword: SECRET },
  setPaymentPassword: { password: PIN, ...REQUEST },
  changePaymentPassword: { oldPassword: PIN, newPassword: '135790', ...REQUEST },
  createWithdrawal: {
    accountId: 'account-00000001',
    amount: '500.00',
    paymentPassword: PIN,
    ...REQUEST,
  },
  bindPayoutAccount: {
    providerId: 'bkash',
    holder: 'Rahim',
    number: '01712000000',
    paymentPassword: PIN,
    ...REQUEST,
  },
  transferDownline: {
    receiverId: 1001,
    amount: '200.00',
    note: 'Tickets',
    paymentPassword: PIN,
    ...REQUEST,
  },
  transferUpline: { amount: '200.00', note: 'Tickets', paymentPassword: PIN, ...REQUEST },
  resetPaymentPassword: { method: 'MOBILE', code: '246810', password: PIN, ...REQUEST },
  redeemPoints: { rewardId: 'mobile-top-up', quantity: 1, paymentPassword: PIN, ...REQUEST },
  convertPoints: { points: 200, paymentPassword: PIN, ...REQUEST },
  closeAccount: { password: SECRET, ...REQUEST },
  startSocialLink: { provider: 'GOOGLE', state: 'soc-00000001', code: SECRET },
} as const

/** Every encrypted operation. The first test fails until a new one of the contract is added here. */
const calls: Record<keyof typeof bodies, () => Promise<unknown>> = {
  login: () => login(bodies.login),
  verifyLogin: () =>
    unwrap(client.POST('/wps/session/login/verification', { body: bodies.verifyLogin })),
  changePassword: () => changePassword(bodies.changePassword),
  loginSocial: () => loginSocial(bodies.loginSocial),
  registerMember: () => registerMember(bodies.registerMember),
  registerMobile: () => registerMobile(bodies.registerMobile),
  resetPassword: () => resetPassword(bodies.resetPassword),
  setPaymentPassword: () => setPaymentPassword(bodies.setPaymentPassword),
  changePaymentPassword: () => changePaymentPassword(bodies.changePaymentPassword),
  createWithdrawal: () => createWithdrawal(bodies.createWithdrawal),
  bindPayoutAccount: () => bindPayoutAccount(bodies.bindPayoutAccount),
  transferDownline: () => transferDownline(bodies.transferDownline),
  transferUpline: () => transferUpline(bodies.transferUpline),
  resetPaymentPassword: () => resetPaymentPassword(bodies.resetPaymentPassword),
  redeemPoints: () => redeemPoints(bodies.redeemPoints),
  convertPoints: () => convertPoints(bodies.convertPoints),
  closeAccount: () => closeAccount(bodies.closeAccount),
  startSocialLink: () => startSocialLink(bodies.startSocialLink),
}

const secretOperations = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].encrypted)
  .sort()

const shownTime = (at: number) =>
  syncServerTime(new Response(null, { headers: { 'x-server-time': String(at) } }))

beforeEach(() => setContext())
afterEach(() => {
  vi.unstubAllGlobals()
  shownTime(Date.now())
})

describe('D-007 encrypted operations', () => {
  test('are all listed here', () => expect(Object.keys(calls).sort()).toEqual(secretOperations))

  test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    '%s is sent encrypted and decrypts to its content',
    async (id) => {
      const world = await createTestWorld()
      shownTime(world.clock.now())
      const sent = mockNetwork(() => successEnvelope(ANSWER))
      await calls[id]()
      const wire = sent[0]?.body ?? ''
      expect(sent[0]).toMatchObject({ method: operations[id].method, path: operations[id].path })
      // A short secret can occur in the encrypted text by chance, but not between quotes.
      for (const secret of Object.values(bodies[id]))
        if (typeof secret === 'string')
          expect(wire).not.toContain(secret.length < 8 ? `"${secret}"` : secret)
      for (const field of Object.keys(bodies[id])) expect(wire).not.toContain(`"${field}"`)
      expect(Object.keys(JSON.parse(wire)).sort()).toEqual(
        ['alg', 'ct', 'iv', 'key', 'kid', 'nonce', 'ts', 'v'].sort(),
      )
      expect(await openSealed(world, JSON.parse(wire))).toEqual({
        body: bodies[id],
        violation: null,
      })
    },
  )

  test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    '%s is not sent without a transport key',
    async (id) => {
      const sent = mockNetwork(() => successEnvelope(ANSWER))
      setContext({ transportKey: () => null })
      expect(await catchError(calls[id]())).toMatchObject({ status: 0, code: 'insecure' })
      expect(sent).toEqual([])
    },
  )

  test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    '%s is not sent on a page without WebCrypto',
    async (id) => {
      const sent = mockNetwork(() => successEnvelope(ANSWER))
      vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
      expect(await catchError(calls[id]())).toMatchObject({ status: 0, code: 'insecure' })
      expect(sent).toEqual([])
    },
  )

  test.each([
    '',
    ' ',
    'no key at all',
    'AAAA',
    '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----',
    transportKey.publicKey.replace('MIIB', 'MIIC'),
  ])('are not sent with the key "%s"', async (publicKey) => {
    const sent = mockNetwork(() => successEnvelope())
    setContext({ transportKey: () => ({ kid: 'k', publicKey }) })
    expect(await catchError(loginFreeplay())).toMatchObject({ code: 'insecure' })
    expect(await catchError(login(bodies.login))).toMatchObject({ code: 'insecure' })
    expect(sent).toEqual([])
  })

  test('never send the same envelope twice', async () => {
    const sent = mockNetwork(() => successEnvelope(ANSWER))
    await login(bodies.login)
    await login(bodies.login)
    const [one, two] = sent.map(({ body }) => JSON.parse(body))
    for (const field of ['key', 'iv', 'ct', 'nonce']) expect(one[field]).not.toBe(two[field])
  })

  test('other bodies are not changed', async () => {
    const sent = mockNetwork(() => successEnvelope(ANSWER))
    await unwrap(client.PUT('/wps/member/language', { body: { language: 'BN' } }))
    expect(sent[0]?.body).toBe('{"language":"BN"}')
  })
})

describe('D-029 free play', () => {
  test('sends a random text encrypted with the transport key, a new one each time', async () => {
    const sent = mockNetwork(() => successEnvelope(ANSWER))
    await loginFreeplay()
    await loginFreeplay()
    const [one, two] = sent.map(({ body }) => JSON.parse(body))
    expect(one).toMatchObject({ platform: 'W', gatewayVersion: 3 })
    expect(one.random).toMatch(/^[A-Za-z0-9+/]{342}==$/)
    expect(one.random).not.toBe(two.random)
  })

  test('is refused without a key and without WebCrypto', async () => {
    const sent = mockNetwork(() => successEnvelope(ANSWER))
    setContext({ transportKey: () => null })
    expect(await catchError(loginFreeplay())).toMatchObject({ code: 'insecure' })
    setContext()
    vi.stubGlobal('crypto', {})
    expect(await catchError(loginFreeplay())).toMatchObject({ code: 'insecure' })
    expect(sent).toEqual([])
  })
})

describe('D-007 server time', () => {
  test("a device whose clock is hours off encrypts with the server's time", async () => {
    const server = Date.now() + 7 * 3_600_000
    shownTime(server)
    const sent = mockNetwork(() => successEnvelope(ANSWER))
    await login(bodies.login)
    const { ts } = JSON.parse(sent[0]?.body ?? '')
    expect(Math.abs(ts - server)).toBeLessThan(1000)
  })
})
