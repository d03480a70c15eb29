import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { settingsOf } from '#mocks/merchant/settings.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

/** How long a challenge may take, and how long its token is valid. */
const HUMAN_MS = 5 * MINUTE

/** Fewer moves or milliseconds than a person needs. */
const LEAST_STEPS = 2
const LEAST_MS = 200

type Sent = components['schemas']['HumanCheck'] | undefined

/** Consumes the token and returns whether it was valid; true where no check is required (D-027). */
export function passesHumanCheck(world: World, sent: Sent): boolean {
  const { humanCheck: provider } = settingsOf(world.statement)
  if (provider === 'none') return true
  if (!sent || sent.provider !== provider) return false
  const check = world.db.humanChecks.find({ provider, token: sent.token })
  if (!check) return false
  world.db.humanChecks.remove({ id: check.id })
  return world.clock.now() - check.at < HUMAN_MS
}

/** The human check. */
export const humanCheckHandlers = (world: World): RequestHandler[] => [
  operation(world, 'startHumanCheck', async ({ body: { provider } }) => {
    if (provider !== settingsOf(world.statement).humanCheck) return refuse('function.not.available')
    const id = world.nextId('human')
    const token = provider === 'token' ? `human-${world.random.text(16)}` : null
    await world.db.humanChecks.insert({ id, provider, token, at: world.clock.now() })
    return ok({ challengeId: id, token })
  }),

  operation(world, 'passHumanCheck', async ({ body }) => {
    const check = world.db.humanChecks.find({ id: body.challengeId })
    if (!check) return fail(404)
    const { id, provider, at } = check
    world.db.humanChecks.remove({ id })
    const now = world.clock.now()
    const late = now - at >= HUMAN_MS
    const moved = body.steps >= LEAST_STEPS && body.durationMs >= LEAST_MS
    if (check.token !== null || late || !moved) return refuse('human.check.failed')
    const token = `human-${world.random.text(16)}`
    await world.db.humanChecks.insert({ id: `${id}-done`, provider, token, at: now })
    return ok({ token })
  }),
]
