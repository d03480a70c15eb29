import { getSettings } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { World } from '../../world-types.ts'

type Schemas = components['schemas']

/** How long a challenge may take, and how long its token is valid. */
const HUMAN_MS = 5 * MINUTE

/** Fewer moves or milliseconds than a person needs. */
const MIN_STEPS = 2
const MIN_MS = 200

/** Consumes the token and returns whether it was valid; true where no check is required (D-027). */
export function passesHumanCheck(world: World, sent: Schemas['HumanCheck'] | undefined): boolean {
  const { humanCheck: provider } = getSettings(world.conditions)
  if (provider === 'none') return true
  if (!sent || sent.provider !== provider) return false
  const check = world.db.humanChecks.find({ provider, token: sent.token })
  if (!check) return false
  world.db.humanChecks.remove({ id: check.id })
  return world.clock.now() - check.at < HUMAN_MS
}

/** Gives a visitor a challenge of the merchant's provider, or its token at once. */
export async function startHumanCheck(world: World, { provider }: Schemas['HumanStartRequest']) {
  if (provider !== getSettings(world.conditions).humanCheck)
    return refusal('function.not.available')
  const id = world.nextId('human')
  const token = provider === 'token' ? `human-${world.random.text(16)}` : null
  await world.db.humanChecks.insert({ id, provider, token, at: world.clock.now() })
  return done({ challengeId: id, token })
}

/** Gives the token of a challenge that was solved in time, the way a person does; a challenge counts once. */
export async function passHumanCheck(world: World, passed: Schemas['HumanPassRequest']) {
  const check = world.db.humanChecks.find({ id: passed.challengeId })
  if (!check) return refusal('unknown')
  const { id, provider, at } = check
  world.db.humanChecks.remove({ id })
  const now = world.clock.now()
  const late = now - at >= HUMAN_MS
  const moved = passed.steps >= MIN_STEPS && passed.durationMs >= MIN_MS
  if (check.token !== null || late || !moved) return refusal('human.check.failed')
  const token = `human-${world.random.text(16)}`
  await world.db.humanChecks.insert({ id: `${id}-done`, provider, token, at: now })
  return done({ token })
}
