import type { RequestHandler } from 'msw'
import { ok, toAnswer, toRefusalAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { BodyOf } from '#mocks/contract/types.ts'
import {
  checkConsolidatedOffered,
  checkContractsOffered,
} from '#mocks/world/agents/contracts/checks.ts'
import { listContracts } from '#mocks/world/agents/contracts/contracts.ts'
import { getAllowedSteps, isInForce } from '#mocks/world/agents/contracts/machine.ts'
import { createOffer, takeStep } from '#mocks/world/agents/contracts/negotiate.ts'
import { toContractsAnswer } from '#mocks/world/agents/contracts/view.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Kind = components['schemas']['ContractKind']

type Process =
  | 'processDividendContract'
  | 'processDailySalaryContract'
  | 'processHourSalaryContract'
  | 'processRealtimeSalaryContract'

type ContractCall = { body: BodyOf<Process>; member: Member }

/** Handles an offer or a reply to one, for one kind of contract; a repeated request returns the current contracts. */
const processing = (world: World, kind: Kind) =>
  [
    async ({ body, member }: ContractCall) =>
      toAnswer(
        body.action === 'OFFER'
          ? await createOffer(world, member, kind, body)
          : await takeStep(world, member, kind, body),
        () => toContractsAnswer(world, member, kind),
      ),
    {
      replay: ({ member }: Pick<ContractCall, 'member'>) =>
        ok(toContractsAnswer(world, member, kind)),
    },
  ] as const

/** D-075: the pending and the paying contracts of a member, of one kind. */
function consolidatedOf(world: World, member: Member, kind: Kind) {
  const all = listContracts(world, member.id, kind)
  const now = world.clock.now()
  const steps = all.flatMap((contract) => getAllowedSteps(contract, member.id, now))
  const ending = steps.includes('ACCEPT_TERMINATION') ? ('TERMINATION' as const) : ('NONE' as const)
  return {
    req: steps.includes('ACCEPT') ? ('OFFER' as const) : ending,
    info: all.some((contract) => contract.memberId === member.id && isInForce(contract))
      ? ('ACTIVE' as const)
      : ('NONE' as const),
  }
}

/** OTH-10..13, API-49..52: contracts between uplines and downlines. */
export const contractHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getContracts', ({ query: { kind }, member }) => {
    const refused = checkContractsOffered(world)
    return refused ? toRefusalAnswer(refused) : ok(toContractsAnswer(world, member, kind))
  }),

  operation(world, 'getConsolidatedContracts', ({ member }) => {
    const refused = checkConsolidatedOffered(world)
    if (refused) return toRefusalAnswer(refused)
    const dividend = consolidatedOf(world, member, 'DIVIDEND')
    const daily = consolidatedOf(world, member, 'DAILY_SALARY')
    const hourly = consolidatedOf(world, member, 'HOURLY_SALARY')
    const realtime = consolidatedOf(world, member, 'REALTIME_SALARY')
    return ok({
      divtypereq: dividend.req,
      divtypeinfo: dividend.info,
      dailysalreqtype: daily.req,
      dailysalinfotype: daily.info,
      contracthoursalreq: hourly.req,
      contracthoursalinfo: hourly.info,
      realtimesalreqtype: realtime.req,
      contractmrdailysalinfotype: realtime.info,
    })
  }),

  operation(world, 'processDividendContract', ...processing(world, 'DIVIDEND')),
  operation(world, 'processDailySalaryContract', ...processing(world, 'DAILY_SALARY')),
  operation(world, 'processHourSalaryContract', ...processing(world, 'HOURLY_SALARY')),
  operation(world, 'processRealtimeSalaryContract', ...processing(world, 'REALTIME_SALARY')),
]
