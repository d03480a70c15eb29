import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { TRIAL_BALANCE } from '#mocks/merchant/brand.ts'
import type { World } from '../world-types.ts'

/** Resumes the requested session, as after a reload, or starts a new one. */
export async function openPlay(
  world: World,
  game: CatalogueGame,
  {
    sessionId,
    ...player
  }: {
    memberId: number | null
    /** The login session that opens it. */
    token: string | null
    demo: boolean
    ownMoney: boolean
    sessionId?: string | undefined
  },
) {
  const { memberId, token, demo } = player
  const same = { memberId, token, demo, nodeId: game.nodeId, endedAt: null }
  const running = sessionId && world.db.plays.find({ id: sessionId, ...same })
  if (running) return running
  return world.db.plays.insert({
    id: world.nextId('play'),
    memberId,
    nodeId: game.nodeId,
    token,
    demo,
    startedAt: world.clock.now(),
    endedAt: null,
    rounds: 0,
    staked: '0.00',
    won: '0.00',
    demoBalance: player.ownMoney ? null : TRIAL_BALANCE,
    returned: null,
  })
}
