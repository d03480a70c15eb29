import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { fail, invalid, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf } from '../../contract/types.ts'
import { isAgentType, isTrialType } from '../../merchant/brand.ts'
import { isOn } from '../../merchant/settings.ts'
import { contractsOf, offer, take } from '../../world/agents/contracts/contracts.ts'
import { isInForce, type Step, stepsOf } from '../../world/agents/contracts/machine.ts'
import { faultOfTerms } from '../../world/agents/contracts/terms.ts'
import { answerOf, endingIdsOf } from '../../world/agents/contracts/view.ts'
import { teamOf } from '../../world/agents/team/team.ts'
import type { Member } from '../../world/core/tables.ts'
import { openDues } from '../../world/ledger/dues.ts'
import type { World } from '../../world/world-types.ts'

type Schemas = components['schemas']
type Kind = Schemas['ContractKind']
type Offer = Schemas['ContractOffer']
type Move = Schemas['ContractMove']

/** CON-11: contracts are for agents and for members below one, where the merchant has them. */
const hasContracts = ({ statement }: World, { type }: Member): boolean =>
  statement.desk !== 'plain' && !isTrialType(type)

/** CON-09: an offer to somebody directly below. */
async function makeOffer(world: World, member: Member, kind: Kind, wanted: Offer) {
  const { memberId, period, terms, replaces } = wanted
  if (!isAgentType(member.type)) return refuse('function.not.available')
  const isDirect = teamOf(world, member).some(
    ({ id, uplineId }) => id === memberId && uplineId === member.id,
  )
  if (!isDirect) return fail(404)
  const fault = faultOfTerms(kind, period, terms)
  if (fault) return invalid(`/body${fault[0]}`, fault[1])
  // ADR 0058: whoever owes by contracts pays first.
  if (openDues(world, member.id).length > 0) return refuse('contract.payment.due')
  const now = world.clock.now()
  const open = world.db.contracts.list(
    (row) =>
      row.uplineId === member.id &&
      row.memberId === memberId &&
      row.kind === kind &&
      (row.state === 'TERMINATION_REQUESTED' || (row.state === 'OFFERED' && row.expiresAt > now)),
  )
  const replaced = open.find(({ id, state }) => id === replaces && state === 'OFFERED')
  if (replaces && !replaced) return refuse('contract.changed')
  if (open.length > 0 && !replaced) return refuse('contract.open.already')
  await offer(world, { kind, uplineId: member.id, memberId, period, terms }, replaced)
  return ok(answerOf(world, member, kind))
}

const sameIds = (a: readonly string[], b: readonly string[]) => {
  const [one, other] = [new Set(a), new Set(b)]
  return one.size === other.size && b.every((id) => one.has(id))
}

/** CON-01..03, CON-10: a step of one of the two sides. */
async function makeMove(world: World, member: Member, kind: Kind, wanted: Move) {
  const { contractId, action, ends } = wanted
  const contract = contractsOf(world, member.id, kind).find(({ id }) => id === contractId)
  if (!contract) return fail(404)
  const steps: readonly Step[] = stepsOf(contract, member.id, world.clock.now())
  if (!steps.includes(action)) return refuse('contract.changed')
  // What was confirmed must be what happens.
  if (action === 'ACCEPT' && !sameIds(ends, endingIdsOf(world, contract)))
    return refuse('contract.ends.unconfirmed')
  await take(world, contract, action, member.id)
  return ok(answerOf(world, member, kind))
}

type Process =
  | 'processDividendContract'
  | 'processDailySalaryContract'
  | 'processHourSalaryContract'
  | 'processRealtimeSalaryContract'

type Asked = { body: BodyOf<Process>; member: Member }

/** An offer or an answer to one, of one kind of contract; asked for again it shows the contracts as they are. */
const processing = (world: World, kind: Kind) =>
  [
    ({ body, member }: Asked) => {
      if (!hasContracts(world, member)) return refuse('function.not.available')
      return body.action === 'OFFER'
        ? makeOffer(world, member, kind, body)
        : makeMove(world, member, kind, body)
    },
    { again: ({ member }: Pick<Asked, 'member'>) => ok(answerOf(world, member, kind)) },
  ] as const

/** D-075: what waits for somebody, and what pays them, of one kind. */
function consolidatedOf(world: World, member: Member, kind: Kind) {
  const all = contractsOf(world, member.id, kind)
  const now = world.clock.now()
  const steps = all.flatMap((contract) => stepsOf(contract, member.id, now))
  return {
    req: steps.includes('ACCEPT')
      ? ('OFFER' as const)
      : steps.includes('ACCEPT_TERMINATION')
        ? ('TERMINATION' as const)
        : ('NONE' as const),
    info: all.some((contract) => contract.memberId === member.id && isInForce(contract))
      ? ('ACTIVE' as const)
      : ('NONE' as const),
  }
}

/** OTH-10..13, API-49..52: contracts between uplines and downlines. */
export const contractHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getContracts', ({ query: { kind }, member }) =>
    hasContracts(world, member)
      ? ok(answerOf(world, member, kind))
      : refuse('function.not.available'),
  ),

  operation(world, 'getConsolidatedContracts', ({ member }) => {
    // CON-12, ROL-13
    if (!hasContracts(world, member) || !isOn(world.statement, 'AGENTPOLICY3'))
      return refuse('function.not.available')
    const dividend = consolidatedOf(world, member, 'DIVIDEND')
    const daily = consolidatedOf(world, member, 'DAILY_SALARY')
    const hourly = consolidatedOf(world, member, 'HOURLY_SALARY')
    const realtime = consolidatedOf(world, member, 'REALTIME_SALARY')
    return ok({
      ...{ divtypereq: dividend.req, divtypeinfo: dividend.info },
      ...{ dailysalreqtype: daily.req, dailysalinfotype: daily.info },
      ...{ contracthoursalreq: hourly.req, contracthoursalinfo: hourly.info },
      ...{ realtimesalreqtype: realtime.req, contractmrdailysalinfotype: realtime.info },
    })
  }),

  operation(world, 'processDividendContract', ...processing(world, 'DIVIDEND')),
  operation(world, 'processDailySalaryContract', ...processing(world, 'DAILY_SALARY')),
  operation(world, 'processHourSalaryContract', ...processing(world, 'HOURLY_SALARY')),
  operation(world, 'processRealtimeSalaryContract', ...processing(world, 'REALTIME_SALARY')),
]
