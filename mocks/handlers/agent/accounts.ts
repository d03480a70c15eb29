import type { RequestHandler } from 'msw'
import { fail, ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { isAgentType } from '#mocks/merchant/brand.ts'
import { getRebateRange, getRebateRate } from '#mocks/world/agents/team/downline-rebate.ts'
import { getAccountsLeftToday, openAccount } from '#mocks/world/agents/team/open-account.ts'
import { addDays, dayAt, startOfDay } from '#mocks/world/core/days.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** The password is included until it has been changed. */
const shown = (world: World, member: Member): Schemas['OpenedAccount'] => ({
  id: member.id,
  account: member.account,
  kind: isAgentType(member.type) ? 'AGENT' : 'MEMBER',
  rebate: getRebateRate(world, member),
  password: member.passwordState === 'default' ? member.password : null,
})

/** 429 until the next day begins. */
function failUntilTomorrow({ clock }: World) {
  const now = clock.now()
  const tomorrow = startOfDay(addDays(dayAt(now), 1))
  return fail(429, undefined, { retryAfter: Math.ceil((tomorrow - now) / 1000) })
}

/** AGT-03, D-071: an agent opens accounts directly below. */
export const agentAccountHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAccountOpening', ({ member }) =>
    ok({ rebate: getRebateRange(world, member), leftToday: getAccountsLeftToday(world, member) }),
  ),

  operation(
    world,
    'openAccount',
    async ({ body, member: agent }) => {
      const outcome = await openAccount(world, agent, body)
      return outcome === 'enough-today'
        ? failUntilTomorrow(world)
        : toAnswer(outcome, (opened) => shown(world, opened))
    },
    {
      replay: ({ body: { requestId }, member: { id: agentId } }) => {
        const before = world.db.openedAccounts.find({ agentId, requestId })
        const opened = before && world.db.members.find({ id: before.memberId })
        return opened && ok(shown(world, opened))
      },
    },
  ),
]
