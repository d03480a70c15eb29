import { isAgentType } from '#mocks/merchant/brand.ts'
import type { components } from '#openapi/generated/types.ts'
import { CURRENCY } from '../../core/site.ts'
import type { Member } from '../../core/tables.ts'
import { openDues, sumDues } from '../../ledger/dues.ts'
import type { World } from '../../world-types.ts'
import {
  accountOfSide,
  findContractsEndedBy,
  getTerminationRule,
  listContracts,
} from './contracts.ts'
import { type Contract, getAllowedSteps, lapsesAt } from './machine.ts'
import { MAX_RATE, MAX_TIERS, PERIODS_OF } from './terms.ts'

type Schemas = components['schemas']

/** The actor of a step, as one side sees it. */
function toActor(id: number | 'AUTO' | null, viewer: number): Schemas['ContractActor'] {
  if (id === viewer) return 'ME'
  return typeof id === 'number' ? 'OTHER' : 'AUTO'
}

/**
 * The history of a kind of contract between two members, oldest first; a replaced version ends before its successor
 * begins.
 */
function historyOf(world: World, { kind, uplineId, memberId }: Contract, viewer: number) {
  const { contracts, contractEvents } = world.db
  return contracts
    .list({ kind, uplineId, memberId })
    .flatMap(({ id }) => contractEvents.list({ contractId: id }))
    .sort((a, b) => a.at - b.at || a.version - b.version)
    .map(({ version, at, actorId, event, terms }) => ({
      version,
      at,
      event,
      terms,
      actor: toActor(actorId, viewer),
    }))
}

/** The downline contracts that end when an offer is accepted (D-077). */
export const listEndingIds = (world: World, contract: Contract): string[] =>
  findContractsEndedBy(world, contract).map(({ id }) => id)

/** The due payments of a contract. */
const dueBy = ({ db }: World, contractId: string) =>
  sumDues(db.contractDues.list({ contractId, paidAt: null }))

function shown(world: World, viewer: number, contract: Contract): Schemas['Contract'] {
  const { id, kind, uplineId, memberId, state, period, terms, version } = contract
  const { offeredAt, expiresAt, acceptedAt, endedAt, endedBy, terminationRequestedBy } = contract
  const otherId = viewer === uplineId ? memberId : uplineId
  const steps = [...getAllowedSteps(contract, viewer, world.clock.now())]
  const ends = steps.includes('ACCEPT') ? findContractsEndedBy(world, contract) : []
  return {
    id,
    kind,
    state,
    due: dueBy(world, id),
    period,
    terms,
    version,
    offeredAt,
    expiresAt,
    acceptedAt,
    endedAt,
    role: viewer === memberId ? 'RECEIVER' : 'PAYER',
    other: { id: otherId, account: accountOfSide(world, uplineId, otherId) },
    endedBy: endedBy === null ? null : toActor(endedBy, viewer),
    requestedBy: terminationRequestedBy === null ? null : toActor(terminationRequestedBy, viewer),
    requestExpiresAt: lapsesAt(contract),
    steps,
    ends: ends.map((one) => ({
      id: one.id,
      account: accountOfSide(world, one.uplineId, one.memberId),
      terms: one.terms,
    })),
    history: historyOf(world, contract, viewer),
  }
}

/** A member's contracts of a kind, as that member sees them. */
export const toContractsAnswer = (
  world: World,
  member: Member,
  kind: Schemas['ContractKind'],
): Schemas['Contracts'] => ({
  currency: CURRENCY.code,
  mayOffer: isAgentType(member.type),
  owed: sumDues(openDues(world, member.id)),
  endsWhen: getTerminationRule(world),
  limits: {
    maxRate: MAX_RATE[kind],
    maxTiers: kind === 'REALTIME_SALARY' ? 1 : MAX_TIERS,
    periods: [...PERIODS_OF[kind]],
  },
  list: listContracts(world, member.id, kind).map((contract) => shown(world, member.id, contract)),
})
