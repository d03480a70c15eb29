import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoGames, findDemoGame } from '#mocks/games/games.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import { type MemberLimit, storeLimit } from '#mocks/world/play/limits.ts'
import { seedPlay } from '#mocks/world/seed/plays.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send, sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { callAsVisitor } from '../../refusals/limits.ts'
import { slip } from '../../refusals/lottery.ts'
import { asRecord, callEnvelope } from '../../requests.ts'

const RAHIM = 1001
const MINUTE = 60_000
const TICKETS = [undefined, 'small', 'x2', 'puti', 'padma', 'red', '2-7-11', 'pksh1', 'nhit1']

/** A kind of stake: opens what it needs and returns a function that stakes. */
type Way = (world: World) => Promise<() => ReturnType<typeof callEnvelope>>

let rounds = 0
async function rounding(world: World, sessionId: unknown, nodeId: number) {
  const game = world.catalogue.byId(nodeId)
  if (!game) throw new Error('There is no such game.')
  const choice = TICKETS.find((one) => demoGames[findDemoGame(game)].accepts(one))
  return () => {
    rounds += 1
    const roundId = `round-${10_000 + rounds}`
    const body = { sessionId, roundId, stake: game.minStake, ...(choice && { choice }) }
    return callEnvelope(world, 'POST', '/lgw/demo/round', { body })
  }
}

const game =
  (type: Parameters<World['catalogue']['byType']>[0]): Way =>
  async (world) => {
    const one = world.catalogue.byType(type).find(({ isGame, maintenance, vassalage }) => {
      return isGame === 'GAME' && !maintenance && vassalage !== 'TF'
    })
    const nodeId = one?.nodeId ?? 0
    const { value } = await sendQuery(world, 'launchGame', {
      language: 'EN',
      nodeId: String(nodeId),
    })
    return rounding(world, asRecord(value).sessionId, nodeId)
  }

const LINE = { TC: ['B2', '7', '21'], SEA: ['D2', '7', '2'], VN: ['D2', '7', '2'] } as const
const bet =
  (gameCode: string, area: keyof typeof LINE, prizeMode: string): Way =>
  async (world) => {
    const [play, ...picks] = LINE[area]
    const lines = [{ play, picks, stake: '10.00' }]
    return async () => {
      const { value } = await sendQuery(world, 'getLotteryGame', {
        gameCode,
        area,
        prizeMode,
        language: 'EN',
      })
      const [draw] = asRecord(value).draws as { issue: string }[]
      const body = slip({ gameCode, area, prizeMode, issue: draw?.issue, lines })
      return send(world, 'placeLotteryBets', body, world.visitor.token)
    }
  }

/** A Vietnamese lottery on the vendor's page. */
const atVendor: Way = async (world) => {
  const { value } = await sendQuery(world, 'launchGame', {
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'ELOTT',
    lottoView: 'betting',
    lottoGameCode: 'VN-HANOI',
    device: 'WEB',
    backUrl: '/vnLottery',
    language: 'EN',
  })
  const { sessionId } = asRecord(value)
  const play = world.db.plays.find({ id: String(sessionId) })
  return rounding(world, sessionId, play?.nodeId ?? 0)
}

const WAYS = [
  ['a slot', 'RNG', game('RNG')],
  ['a live table', 'LIVE', game('LIVE')],
  ['fishing', 'FISH', game('FISH')],
  ['cards', 'PVP', game('PVP')],
  ['sports', 'SPORTS', game('SPORTS')],
  ['e-sports', 'ESPORTS', game('ESPORTS')],
  ['a cockfight', 'COCKFIGHT', game('COCKFIGHT')],
  ['BGS', 'BGS', game('BGS')],
  ['a lottery among the games', 'LOTT', game('LOTT')],
  ['an e-lottery among the games', 'ELOTT', game('ELOTT')],
  ['a lottery of Vietnam at its vendor', 'ELOTT', atVendor],
  ['a draw, usual odds', 'LOTT', bet('PADMA-536', 'TC', 'LOTT')],
  ["a draw, the operator's odds", 'LOTT', bet('PADMA-536', 'TC', 'ZY')],
  ['a draw, odds of e-lotteries', 'ELOTT', bet('PADMA-536', 'TC', 'ELOTT')],
  ['a draw of the region', 'ELOTT', bet('SEA-MEKONG', 'SEA', 'SEA')],
  ['a draw of Vietnam', 'ELOTT', bet('VN-HANOI', 'VN', 'ELOTT')],
] as const

const limit = (
  world: World,
  kind: MemberLimit['kind'],
  value: string,
  gameType = '',
): Promise<void> =>
  storeLimit(world, {
    memberId: RAHIM,
    kind,
    gameType,
    value,
    since: world.clock.now(),
    pending: null,
  })

const pause = (world: World, kind: 'TIME_OUT' | 'SELF_EXCLUSION') => {
  const from = world.clock.now()
  return world.db.pauses.insert({ memberId: RAHIM, kind, from, until: from + DAY })
}

/** The restrictions that block play: name, refusal code, and how to set it. */
const RESTRICTIONS: [string, string, (world: World, gameType: string) => Promise<unknown>][] = [
  ['a time-out', 'self.excluded', (world) => pause(world, 'TIME_OUT')],
  ['a self-exclusion', 'self.excluded', (world) => pause(world, 'SELF_EXCLUSION')],
  [
    'an exclusion by the house',
    'self.excluded',
    (world) =>
      world.db.members.update({ id: RAHIM }, (row) => {
        row.excludedUntil = world.clock.now() + DAY
      }),
  ],
  [
    'a block of its kind',
    'limit.product.blocked',
    (world, gameType) => limit(world, 'BLOCK', 'BLOCKED', gameType),
  ],
  ['a limit of one stake', 'limit.stake.reached', (world) => limit(world, 'STAKE_ROUND', '0.01')],
  ['a limit of loss', 'limit.loss.reached', (world) => limit(world, 'LOSS_DAY', '0.01')],
  [
    'a time of the day',
    'limit.time.reached',
    async (world) => {
      await seedPlay(world, RAHIM, { minutes: 30, open: false, rounds: 0 })
      await limit(world, 'SESSION_DAY', '30')
    },
  ],
  [
    'a reality check',
    'reality.check.due',
    (world) => seedPlay(world, RAHIM, { minutes: 61, open: true, rounds: 0 }),
  ],
]

/** Removes all restrictions. */
async function removeRestrictions(world: World): Promise<void> {
  world.db.pauses.clear()
  world.db.memberLimits.clear()
  world.db.plays.remove(
    ({ memberId, startedAt }) => memberId === RAHIM && startedAt < world.startedAt,
  )
  await world.db.members.update({ id: RAHIM }, (row) => {
    row.excludedUntil = null
  })
}

const stakes = (world: World) => world.db.ledger.count({ memberId: RAHIM, kind: 'STAKE' })

describe('F-25, F-26, F-42 one check before every stake', () => {
  test.each(WAYS)(
    '%s (%s) is blocked by every limit, pause, block and reality check',
    async (_, type, way) => {
      const world = await createTestWorld('member')
      const stake = await way(world)
      const answers = new Map<string, unknown>()
      for (const [name, , set] of RESTRICTIONS) {
        await set(world, type)
        answers.set(name, (await stake()).code)
        await removeRestrictions(world)
      }
      expect(Object.fromEntries(answers)).toEqual(
        Object.fromEntries(RESTRICTIONS.map(([name, code]) => [name, code])),
      )
      expect(stakes(world)).toBe(0)
      for (const other of ['RNG', 'LIVE', 'BGS', 'ELOTT'])
        if (other !== type) await limit(world, 'BLOCK', 'BLOCKED', other)
      expect((await stake()).success).toBe(true)
      expect(stakes(world)).toBe(1)
    },
  )

  test('a block of lotteries includes e-lotteries, however they are played', async () => {
    for (const [, type, way] of WAYS) {
      if (type !== 'ELOTT') continue
      const world = await createTestWorld('member')
      const stake = await way(world)
      await limit(world, 'BLOCK', 'BLOCKED', 'LOTT')
      expect((await stake()).code).toBe('limit.product.blocked')
    }
  })

  test('stakes are posted only by the ways in the table: rounds of games and bets on draws', () => {
    const posting = globSync('mocks/**/*.ts')
      .filter((file) => /kind: 'STAKE'/.test(readFileSync(file, 'utf8')))
      .filter((file) => !file.includes('history'))
    expect(posting.toSorted()).toEqual([
      'mocks/world/money/rounds.ts',
      'mocks/world/play/lottery/place-bets.ts',
    ])
  })
})

describe('F-25, F-42 lotteries count as play', () => {
  const betting = bet('PADMA-536', 'TC', 'LOTT')

  test('70 minutes of bets are 70 minutes of play, with a reality check between', async () => {
    const world = await createTestWorld('member')
    const began = world.clock.now()
    const stake = await betting(world)
    for (let minute = 0; minute < 60; minute += 10) {
      expect((await stake()).success).toBe(true)
      world.clock.advance(10 * MINUTE)
    }
    expect((await stake()).code).toBe('reality.check.due')
    const { value } = await callAsVisitor(world, 'getRealityCheck')
    expect(value).toMatchObject({ due: { since: began, dueAt: began + 60 * MINUTE, rounds: 6 } })
    const dueAt = began + 60 * MINUTE
    await callAsVisitor(world, 'answerRealityCheck', { dueAt, answer: 'CONTINUE' })
    expect((await stake()).success).toBe(true)
    world.clock.advance(10 * MINUTE)
    const { limits } = asRecord((await callAsVisitor(world, 'getLimits')).value)
    // The draw of the last bet was five minutes later.
    expect(limits).toContainEqual(expect.objectContaining({ kind: 'SESSION_DAY', used: '65' }))
  })

  test('after a break of a quarter of an hour a new session of play starts', async () => {
    const world = await createTestWorld('member')
    const stake = await betting(world)
    await stake()
    const check = async () => asRecord((await callAsVisitor(world, 'getRealityCheck')).value)
    expect((await check()).nextAt).toBe(world.clock.now() + 60 * MINUTE)
    world.clock.advance(21 * MINUTE)
    expect((await check()).nextAt).toBeNull()
  })

  test('lotteries are closed when their daily time is used up', async () => {
    const world = await createTestWorld('member')
    const stake = await betting(world)
    await limit(world, 'SESSION_DAY', '5')
    expect((await stake()).success).toBe(true)
    world.clock.advance(5 * MINUTE)
    expect((await stake()).code).toBe('limit.time.reached')
  })
})

describe('F-25 another interval does not cancel a due reality check', () => {
  const check = async (world: World) =>
    asRecord((await callAsVisitor(world, 'getRealityCheck')).value)

  test('it stays due until it is answered, and the new interval starts then', async () => {
    const world = await createTestWorld('member+reality-check-due')
    const { due } = await check(world)
    await callAsVisitor(world, 'setRealityCheck', { minutes: 120 })
    expect(await check(world)).toMatchObject({ minutes: 120, due })
    await callAsVisitor(world, 'setRealityCheck', { minutes: 15 })
    expect(await check(world)).toMatchObject({ minutes: 15, due })
    await callAsVisitor(world, 'answerRealityCheck', {
      dueAt: asRecord(due).dueAt,
      answer: 'CONTINUE',
    })
    const nextAt = world.clock.now() + 15 * MINUTE
    expect(await check(world)).toMatchObject({ due: null, nextAt })
  })

  test('not even if it is changed between two games', async () => {
    const world = await createTestWorld('member+reality-check-due')
    const { due } = await check(world)
    const { id } = world.db.plays.find({ memberId: RAHIM, endedAt: null }) ?? {}
    await callEnvelope(world, 'DELETE', `/wps/game/session?sessionId=${id}`)
    await callAsVisitor(world, 'setRealityCheck', { minutes: 120 })
    const stake = await game('RNG')(world)
    expect((await stake()).code).toBe('reality.check.due')
    expect((await check(world)).due).toMatchObject({ dueAt: asRecord(due).dueAt })
  })
})
