import { demoGames, findDemoGame } from '#mocks/games/games.ts'
import type { Amount } from '../core/amount.ts'
import { MINUTE } from '../core/durations.ts'
import type { Member } from '../core/tables.ts'
import { settleRound } from '../money/rounds.ts'
import type { World } from '../world-types.ts'

/** A slot that rahim may play; every catalogue has one. */
const slotOf = ({ catalogue }: World) =>
  catalogue
    .byType('RNG')
    .find((one) => one.isGame === 'GAME' && !one.maintenance && one.vassalage !== 'TF')

/** A seeded play session: its age, whether it is still open, and its rounds. */
interface Played {
  readonly minutes: number
  readonly open: boolean
  readonly rounds: number
  /** The least of the game without it. */
  readonly stake?: Amount
}

/** A slot that a member has played, with every round in the ledger. */
export async function seedPlay(
  world: World,
  memberId: number,
  { minutes, open, rounds, stake }: Played,
): Promise<void> {
  const game = slotOf(world)
  if (!game) return
  const now = world.clock.now()
  const play = await world.db.plays.insert({
    id: `play-before-${memberId}`,
    memberId,
    nodeId: game.nodeId,
    token: null,
    demo: false,
    startedAt: now - minutes * MINUTE,
    endedAt: open ? null : now,
    rounds: 0,
    staked: '0.00',
    won: '0.00',
    demoBalance: null,
    returned: null,
  })
  for (let round = 1; round <= rounds; round += 1) {
    const current = world.db.plays.find({ id: play.id }) ?? play
    const roundId = `round-before-${round}`
    await settleRound(world, current, demoGames[findDemoGame(game)], {
      roundId,
      stake: stake ?? game.minStake,
    })
  }
}

/** Rounds of today that a rebate is due for, in the scenario `rebate-ready`. */
export async function seedRebate(world: World, { id }: Pick<Member, 'id'>): Promise<void> {
  if (world.conditions.rebate !== 'ready') return
  await seedPlay(world, id, { minutes: 20, open: false, rounds: 12, stake: '200.00' })
}
