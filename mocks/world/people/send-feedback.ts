import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../core/durations.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { withMissionEvents } from './announce-missions.ts'
import { consumeCaptcha } from './verification/captcha.ts'

const FEEDBACK_MS = MINUTE

/** Takes feedback of a member or a visitor, once a minute. */
export async function sendFeedback(
  world: World,
  member: Member | null,
  { captcha, ...feedback }: components['schemas']['FeedbackRequest'],
) {
  if (!(await consumeCaptcha(world, captcha))) return refusal('captcha.wrong')
  const at = world.clock.now()
  const memberId = member?.id ?? null
  const early = world.db.feedbacks.find(
    (row) => row.memberId === memberId && at - row.at < FEEDBACK_MS,
  )
  if (early) return refusal('feedback.too.often')
  const row = { ...feedback, memberId, at }
  await withMissionEvents(world, member, () => world.db.feedbacks.insert(row))
  return done(null)
}
