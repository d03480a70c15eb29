import { done, invalidRequest } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { endPlaySessions } from '../play/launch-transfers.ts'
import {
  CHECK_CHOICES,
  changeInterval,
  getRealityCheck,
  recordAnswer,
} from '../play/reality-check.ts'
import type { World } from '../world-types.ts'
import { recordAudit } from './audit.ts'

/** F-25: sets how often a member is asked whether to go on. */
export async function setRealityCheck(world: World, { id }: Member, minutes: number) {
  const before = getRealityCheck(world, id)
  if (!before.choices.includes(minutes))
    return invalidRequest('/minutes', `must be one of ${CHECK_CHOICES.join(', ')}`)
  if (before.minutes === minutes) return done(before)
  await changeInterval(world, id, minutes)
  await recordAudit(world, id, 'LIMIT_CHANGED', `REALITY_CHECK ${minutes}`)
  return done(getRealityCheck(world, id))
}

interface Answered {
  readonly dueAt: number
  readonly goesOn: boolean
}

/** F-25: takes the answer to a check that is due; one to an earlier check changes nothing. */
export async function answerRealityCheck(
  world: World,
  { id }: Member,
  { dueAt, goesOn }: Answered,
) {
  const { due } = getRealityCheck(world, id)
  if (due?.dueAt === dueAt) {
    await recordAnswer(world, id)
    const open = { memberId: id, demoBalance: null, endedAt: null }
    if (!goesOn) await endPlaySessions(world, world.db.plays.list(open))
  }
  return getRealityCheck(world, id)
}
