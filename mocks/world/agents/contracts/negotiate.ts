import { isAgentType } from '#mocks/merchant/brand.ts'
import { done, invalidRequestParts, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import { openDues } from '../../ledger/dues.ts'
import type { World } from '../../world-types.ts'
import { listTeam } from '../team/team.ts'
import { checkContractsOffered } from './checks.ts'
import { applyStep, listContracts, saveOffer } from './contracts.ts'
import { type Contract, getAllowedSteps, type Step } from './machine.ts'
import { validateTerms } from './terms.ts'
import { listEndingIds } from './view.ts'

type Kind = Contract['kind']

interface OfferInput extends Pick<Contract, 'memberId' | 'period' | 'terms'> {
  /** The open offer that this one replaces. */
  readonly replaces?: string | null | undefined
}

/** The open offer or end request between an agent and a direct downline. */
function openBetween({ db, clock }: World, uplineId: number, memberId: number, kind: Kind) {
  const now = clock.now()
  return db.contracts.list(
    (row) =>
      row.uplineId === uplineId &&
      row.memberId === memberId &&
      row.kind === kind &&
      (row.state === 'TERMINATION_REQUESTED' || (row.state === 'OFFERED' && row.expiresAt > now)),
  )
}

/** CON-09: an offer to a direct downline. */
export async function createOffer(world: World, member: Member, kind: Kind, input: OfferInput) {
  const { memberId, period, terms, replaces } = input
  const refused = checkContractsOffered(world)
  if (refused) return refused
  if (!isAgentType(member.type)) return refusal('function.not.available')
  const isDirect = listTeam(world, member).some(
    ({ id, uplineId }) => id === memberId && uplineId === member.id,
  )
  if (!isDirect) return refusal('unknown')
  const invalid = validateTerms(kind, period, terms)
  if (invalid) return invalidRequestParts([invalid])
  // ADR 0058: an agent who owes payments of contracts has to pay first.
  if (openDues(world, member.id).length > 0) return refusal('contract.payment.due')
  const open = openBetween(world, member.id, memberId, kind)
  const replaced = open.find(({ id, state }) => id === replaces && state === 'OFFERED')
  if (replaces && !replaced) return refusal('contract.changed')
  if (open.length > 0 && !replaced) return refusal('contract.open.already')
  await saveOffer(world, { kind, uplineId: member.id, memberId, period, terms }, replaced)
  return done(null)
}

const sameIds = (a: readonly string[], b: readonly string[]) => {
  const [one, other] = [new Set(a), new Set(b)]
  return one.size === other.size && b.every((id) => one.has(id))
}

interface StepInput {
  readonly contractId: string
  readonly action: Step
  /** The contracts that were confirmed to end by it. */
  readonly ends: readonly string[]
}

/** CON-01..03, CON-10: a step of one of the two sides. */
export async function takeStep(world: World, member: Member, kind: Kind, input: StepInput) {
  const { contractId, action, ends } = input
  const refused = checkContractsOffered(world)
  if (refused) return refused
  const contract = listContracts(world, member.id, kind).find(({ id }) => id === contractId)
  if (!contract) return refusal('unknown')
  const steps: readonly Step[] = getAllowedSteps(contract, member.id, world.clock.now())
  if (!steps.includes(action)) return refusal('contract.changed')
  // The contracts that end must be those that the member confirmed.
  if (action === 'ACCEPT' && !sameIds(ends, listEndingIds(world, contract)))
    return refusal('contract.ends.unconfirmed')
  await applyStep(world, contract, action, member.id)
  return done(null)
}
