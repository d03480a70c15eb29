import type { GameType } from '#mocks/catalogue/types.ts'
import { postEntries } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Opens a game of a type for money, without a call. Returns a function that plays a round with a known result. */
export async function openedGame(world: World, memberId: number, type: GameType = 'RNG') {
  const [game] = world.catalogue.byType(type)
  const id = world.nextId('play-known')
  await world.db.plays.insert({
    id,
    memberId,
    nodeId: game?.nodeId ?? 0,
    token: null,
    demo: false,
    startedAt: world.clock.now(),
    endedAt: null,
    rounds: 0,
    staked: '0.00',
    won: '0.00',
    demoBalance: null,
    returned: null,
  })
  return async (stake: string, payout: string) => {
    world.clock.advance('1s')
    const roundId = world.nextId('round-known')
    const facts = { memberId, reference: `${id}/${roundId}` }
    await postEntries(world, [
      { ...facts, kind: 'STAKE', amount: `-${stake}` },
      ...(payout === '0.00' ? [] : [{ ...facts, kind: 'PAYOUT' as const, amount: payout }]),
    ])
    await world.db.rounds.insert({
      playId: id,
      roundId,
      stake,
      payout,
      rounds: 1,
      balance: '0.00',
      net: '0.00',
      choice: null,
      symbols: [],
      lines: [],
      at: world.clock.now(),
    })
  }
}
