import { describe, expect, test } from 'vitest'
import { REFERRAL_TERMS } from '#mocks/merchant/referral-terms.ts'
import { postEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import { enroll, send } from '../../flows.ts'
import { call, createTestWorld } from '../../helpers.ts'
import { asList, asRecord } from '../../requests.ts'

const PATH = '/wps/relay/referral'

describe('invitations', () => {
  test('MBR-11 F-20 the totals are those of the links', async () => {
    const { body } = await call(await createTestWorld('member+referral-rich'), 'GET', PATH)
    const links = asList(body.value, 'links').map(({ figures }) => asRecord(figures))
    const totals = asRecord(asRecord(body.value).totals)
    expect(links).toHaveLength(6)
    for (const name of ['clicks', 'registrations', 'depositors'])
      expect(links.reduce((sum, one) => sum + Number(one[name]), 0)).toBe(totals[name])
  })

  test('F-20 a place has one link, whose code starts with the member’s', async () => {
    const world = await createTestWorld('member')
    const add = (subId: string) =>
      send(world, 'addReferralLink', { subId, requestId: `referral-${subId}` }, world.visitor.token)
    await add('club7')
    const { value } = await add('club7')
    expect(asList(value, 'links').map(({ code }) => code)).toEqual(['RAHIM', 'RAHIM-club7'])
    for (let more = 0; more < 18; more += 1) await add(`place${more}`)
    expect((await add('oneMore')).status).toBe(422)
  })

  test('MBR-11 F-20 the page has the terms by which friends are paid for', async () => {
    const { body } = await call(await createTestWorld('member'), 'GET', PATH)
    expect(asRecord(body.value).terms).toEqual(REFERRAL_TERMS)
  })
})

/** A friend who has registered by Rahim's link from an address, and what they do then. */
async function friendOf(world: World, n: number, from = `198.51.100.${n}`) {
  const mobileNum = `18123456${String(n).padStart(2, '0')}`
  const username = `friend${n}`
  const who = { username, mobileNum, referralCode: 'RAHIM', login: false }
  expect(await enroll(world, who, 'username', from)).toMatchObject({ success: true })
  const memberId = world.db.members.find({ account: username })?.id ?? 0
  const steps = {
    deposit: () =>
      postEntry(world, { memberId, kind: 'DEPOSIT', amount: '100.00', reference: `d-${n}` }),
    bind: (number = `017120001${String(n).padStart(2, '0')}`) =>
      world.db.payoutAccounts.insert({
        id: `account-${memberId}`,
        memberId,
        providerId: 'bkash',
        holder: username,
        number,
        isDefault: true,
        addedAt: world.clock.now(),
      }),
    play: (stake: string = REFERRAL_TERMS.turnover) => playFor(world, memberId, stake),
  }
  return { memberId, ...steps }
}

/** One of a member's rounds, which is lost. */
async function playFor(world: World, memberId: number, stake: string) {
  const at = world.clock.now()
  const id = world.nextId('play')
  const nodeId = world.catalogue.byType('RNG')[0]?.nodeId ?? 0
  const play = { id, memberId, nodeId, token: null, demo: false, startedAt: at, endedAt: at }
  const sums = { rounds: 1, won: '0.00', demoBalance: null, returned: null }
  await world.db.plays.insert({ ...play, ...sums, staked: stake })
  const round = {
    playId: id,
    roundId: 'round-1',
    stake,
    payout: '0.00',
    balance: '0.00',
    rounds: 1,
  }
  const shown = { net: `-${stake}`, choice: null, symbols: [], lines: [], at }
  await world.db.rounds.insert({ ...round, ...shown })
}

const earned = async (world: World) => {
  const { body } = await call(world, 'GET', PATH)
  return asRecord(asRecord(body.value).totals)
}

const STEPS = ['deposit', 'bind', 'play'] as const

describe('MBR-11 F-20 paying for friends', () => {
  test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'a friend is paid for once, with the last of the three: order %j',
    async (order) => {
      const world = await createTestWorld('member')
      const friend = await friendOf(world, 1)
      for (const [index, step] of order.entries()) {
        world.clock.advance('1h')
        await friend[STEPS[step] ?? 'play']()
        const paid = index === 2 ? '50.00' : '0.00'
        expect(await earned(world)).toMatchObject({ registrations: 1, earned: paid })
      }
      const met = world.clock.now()
      await friend.play()
      world.clock.advance('40d')
      expect(await earned(world)).toMatchObject({ depositors: 1, earned: '50.00' })
      expect(world.db.ledger.find({ reference: `invitation-${friend.memberId}` })?.at).toBe(met)
    },
  )

  test('turnover that is not reached pays nothing', async () => {
    const world = await createTestWorld('member')
    const friend = await friendOf(world, 1)
    for (const step of [friend.deposit, friend.bind]) await step()
    await friend.play('499.99')
    expect(await earned(world)).toMatchObject({ depositors: 1, earned: '0.00' })
    await friend.play('0.01')
    expect(await earned(world)).toMatchObject({ earned: '50.00' })
  })

  test('twenty friends of one machine are paid for as one, and none on a device of one’s own', async () => {
    const world = await createTestWorld('member')
    for (let n = 1; n <= 20; n += 1) {
      const friend = await friendOf(world, n, '198.51.100.9')
      for (const step of [friend.deposit, friend.bind, friend.play]) await step()
    }
    expect(await earned(world)).toMatchObject({ registrations: 20, earned: '50.00' })
    const own = await createTestWorld('member')
    const phone = '198.51.100.10'
    const body = { username: 'rahim', password: 'gold1234', type: 'username', side: 'player' }
    const { value } = await send(own, 'login', body, null, phone)
    const friend = await friendOf(own, 1, phone)
    for (const step of [friend.deposit, friend.bind, friend.play]) await step()
    const token = String(asRecord(value).token)
    const answer = await call(own, 'GET', PATH, { token })
    expect(asRecord(answer.body.value).totals).toMatchObject({ registrations: 1, earned: '0.00' })
  })

  test('a payout account proves one friend, also after it was handed on', async () => {
    const world = await createTestWorld('member')
    for (const n of [1, 2]) {
      const friend = await friendOf(world, n)
      await friend.deposit()
      await friend.bind('01712000199')
      await friend.play()
      await earned(world)
      world.db.payoutAccounts.remove({ memberId: friend.memberId })
    }
    expect(await earned(world)).toMatchObject({ depositors: 2, earned: '50.00' })
  })

  test('as many friends are paid for in a month as the terms say', async () => {
    const world = await createTestWorld('member')
    const come = async (n: number) => {
      const friend = await friendOf(world, n)
      for (const step of [friend.deposit, friend.bind, friend.play]) await step()
    }
    for (let n = 1; n <= 12; n += 1) await come(n)
    expect(await earned(world)).toMatchObject({ depositors: 12, earned: '500.00' })
    world.clock.advance('15d')
    await come(13)
    expect(await earned(world)).toMatchObject({ depositors: 13, earned: '550.00' })
  })
})
