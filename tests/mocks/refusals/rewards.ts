import type { OperationId } from '#openapi/generated/operations.ts'
import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { callEnvelope } from '../requests.ts'
import type { Recipe } from './codes.ts'

/** The tests' date in the merchant's zone. */
export const TODAY = '2026-11-20'

let requestIds = 0
function rewardRequestId(): string {
  requestIds += 1
  return `claim-${String(requestIds).padStart(8, '0')}`
}

export const checkIn = (day = TODAY, requestId = rewardRequestId()) => ({ day, requestId })
export const mission = (missionId: string, requestId = rewardRequestId()) => ({
  missionId,
  requestId,
})

const claiming =
  (id: OperationId, scenario: string, body: () => Record<string, unknown>, times = 1): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    let last: { code: unknown } = { code: null }
    for (let i = 0; i < times; i += 1) last = await send(world, id, body(), world.visitor.token)
    return last
  }

const look = () => mission('three-games')
const name = () => ({ masked: false })

export const rewardRecipes: Record<string, Recipe> = {
  'getReferral function.not.available': async () => {
    const world = await createTestWorld('member+referral-off')
    return callEnvelope(world, 'GET', '/wps/relay/referral')
  },
  'addReferralLink function.not.available': async () => {
    const world = await createTestWorld('member+referral-off')
    const body = { subId: 'club', requestId: '4f6b0e52-7a31-4c1d-9d8e-2b5a7c90e672' }
    return send(world, 'addReferralLink', body, world.visitor.token)
  },
  'claimCheckIn reward.already.claimed': claiming('claimCheckIn', 'member', checkIn, 2),
  'claimCheckIn reward.closed': claiming('claimCheckIn', 'member', () => checkIn('2026-11-21')),
  'claimCheckIn reward.not.eligible': claiming('claimCheckIn', 'trial', checkIn),
  'claimCheckIn self.excluded': claiming('claimCheckIn', 'member+self-excluded', checkIn),
  'claimMission reward.already.claimed': claiming('claimMission', 'member', look, 2),
  'claimMission reward.not.reached': claiming('claimMission', 'member', () =>
    mission('ten-rounds'),
  ),
  'claimMission reward.closed': claiming('claimMission', 'member', () => mission('autumn-days')),
  'claimMission reward.not.eligible': claiming('claimMission', 'agent-1', look),
  'claimMission self.excluded': claiming('claimMission', 'member+self-excluded', look),
  'setLeaderboardName reward.not.eligible': claiming('setLeaderboardName', 'trial', name),
  'setLeaderboardName self.excluded': claiming('setLeaderboardName', 'member+self-excluded', name),
}
