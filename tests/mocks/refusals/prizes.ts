import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../helpers.ts'
import { asRecord, callEnvelope } from '../requests.ts'
import type { Recipe } from './codes.ts'
import { newRequestId } from './promotions.ts'

export const WHEEL = '/wps/relay/wheel'
export const ENVELOPE = '/wps/relay/redEnvelope'
const CLAIM = '/wps/relay/rafflePromotionClaim'

export const spin = (world: World, requestId = newRequestId()) =>
  callEnvelope(world, 'POST', WHEEL, { body: { requestId } })

export const openOne = (world: World, envelopeId: number, requestId = newRequestId()) =>
  callEnvelope(world, 'POST', ENVELOPE, { body: { envelopeId, requestId } })

export async function claim(world: World, promotionId: number, requestId = newRequestId()) {
  const { value } = await callEnvelope(world, 'GET', '/wps/relay/raffle')
  const raffleId = asRecord(asRecord(value).raffle).id
  return callEnvelope(world, 'POST', CLAIM, { body: { raffleId, promotionId, requestId } })
}

const spinning =
  (scenario: string): Recipe =>
  async () =>
    spin(await createTestWorld(scenario))

const opening =
  (scenario: string, id: number, times = 1): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    if (times > 1) await openOne(world, id)
    return openOne(world, id)
  }

const claiming =
  (scenario: string, id: number, { times = 1, clock = '' } = {}): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    if (clock) world.clock.set(clock)
    if (times > 1) await claim(world, id)
    return claim(world, id)
  }

const out = 'member+self-excluded'

export const prizeRecipes: Record<string, Recipe> = {
  'spinWheel self.excluded': spinning(out),
  'spinWheel prize.not.eligible': spinning('trial'),
  'spinWheel prize.not.started': spinning('member+wheel-soon'),
  'spinWheel prize.ended': spinning('member+wheel-ended'),
  'spinWheel prize.no.tickets': spinning('member+prizes-no-tickets'),
  'openRedEnvelope self.excluded': opening(out, 301),
  'openRedEnvelope prize.not.eligible': opening('agent-1', 301),
  'openRedEnvelope prize.not.started': opening('member', 302),
  'openRedEnvelope prize.ended': opening('member', 304),
  'openRedEnvelope prize.already.taken': opening('member', 301, 2),
  'openRedEnvelope prize.all.gone': opening('member', 303),
  'claimRaffleTickets self.excluded': claiming(out, 77),
  'claimRaffleTickets prize.not.eligible': claiming('agent-2', 77),
  // The time is after the last hour for tickets and before the draw.
  'claimRaffleTickets prize.ended': claiming('member', 77, { clock: '2026-11-22T13:00:00Z' }),
  'claimRaffleTickets prize.condition.unmet': claiming('member', 71),
  'claimRaffleTickets prize.already.taken': claiming('member', 77, { times: 2 }),
}
