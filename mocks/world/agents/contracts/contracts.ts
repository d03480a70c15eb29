import { CONTRACT_MESSAGES, KIND_NAMES } from '#mocks/content/messages/contracts.ts'
import { DAY, HOUR } from '../../core/durations.ts'
import { hash32 } from '../../core/prng.ts'
import type { Row } from '../../core/tables.ts'
import { writeMessage } from '../../messages/write-message.ts'
import type { World } from '../../world-types.ts'
import { listTeam } from '../team/team.ts'
import {
  afterStep,
  type Contract,
  type ContractEvent,
  getAllowedSteps,
  isInForce,
  lapsesAt,
  OFFER_TTL_MS,
  type Step,
  toEndedByRule,
  toExpired,
  withoutTermination,
} from './machine.ts'
import { endsByAccepting } from './terms.ts'

type Kind = Contract['kind']

/** The contracts in which a member is a side, newest first. */
export const listContracts = ({ db }: World, memberId: number, kind?: Kind): Contract[] =>
  db.contracts
    .list(
      (row) =>
        (row.uplineId === memberId || row.memberId === memberId) &&
        (kind === undefined || row.kind === kind),
    )
    .sort((a, b) => b.offeredAt - a.offeredAt || b.version - a.version || (a.id < b.id ? 1 : -1))

/** The account of a side: one of the world's, or a downline that exists in figures only. */
export function accountOfSide(world: World, uplineId: number, id: number): string {
  const member = world.db.members.find({ id })
  if (member) return member.account
  const upline = world.db.members.find({ id: uplineId })
  return (upline && listTeam(world, upline).find((one) => one.id === id)?.account) ?? String(id)
}

/** D-077: the reading of the rule that this merchant has chosen. */
export const getTerminationRule = ({ conditions }: World) => conditions.contractEnds ?? 'HIGHER'

/** CON-04, D-077: the contracts further down that the receiver loses by accepting. */
export const findContractsEndedBy = (world: World, offer: Contract): Contract[] =>
  world.db.contracts.list(
    (row) =>
      row.uplineId === offer.memberId &&
      row.kind === offer.kind &&
      isInForce(row) &&
      endsByAccepting(offer, row, getTerminationRule(world)),
  )

/** Saves a changed contract with its history entry, and notifies both sides unless `told` is null. */
async function saveContract(
  world: World,
  contract: Contract,
  event: ContractEvent,
  actorId: number | null,
  at: number,
  announced: ContractEvent | null = event,
): Promise<void> {
  const { id, kind, uplineId, memberId, version, terms } = contract
  if (event === 'OFFERED') await world.db.contracts.insert(contract)
  else
    await world.db.contracts.update({ id }, (row) => {
      Object.assign(row, contract)
    })
  await world.db.contractEvents.insert({ contractId: id, version, at, actorId, event, terms })
  if (announced === null) return
  for (const [side, other] of [
    [uplineId, memberId],
    [memberId, uplineId],
  ] as const) {
    const member = world.db.members.find({ id: side })
    if (!member) continue
    const from = accountOfSide(world, uplineId, other)
    const values = { kind: KIND_NAMES[kind], other: from }
    await writeMessage(world, side, CONTRACT_MESSAGES[announced], values, at)
    const value = { contractId: id, kind, from }
    if (event === 'OFFERED') world.emit('contract.offered', value, side)
    else if (event === 'TERMINATED') world.emit('contract.terminated', value, side)
    else world.emit('contract.changed', value, side)
  }
}

/** CON-09: a new offer, the next version of the contracts of this kind between the two. It replaces an open one. */
export async function saveOffer(
  world: World,
  wanted: Pick<Contract, 'kind' | 'uplineId' | 'memberId' | 'period' | 'terms'>,
  replaced?: Contract,
): Promise<Contract> {
  const { kind, uplineId, memberId } = wanted
  const at = world.clock.now()
  if (replaced) {
    const before = afterStep(replaced, 'WITHDRAW', uplineId, at).contract
    await saveContract(world, before, 'REPLACED', uplineId, at, null)
  }
  const contract: Contract = {
    ...wanted,
    id: `con-${String(world.db.contracts.count() + 1).padStart(8, '0')}`,
    state: 'OFFERED',
    version: world.db.contracts.count({ kind, uplineId, memberId }) + 1,
    offeredAt: at,
    expiresAt: at + OFFER_TTL_MS,
    acceptedAt: null,
    endedAt: null,
    endedBy: null,
    terminationRequestedBy: null,
    terminationRequestedAt: null,
  }
  await saveContract(world, contract, 'OFFERED', uplineId, at, replaced ? 'REPLACED' : 'OFFERED')
  return contract
}

/** Takes a step that `getAllowedSteps` allows. Accepting ends the contract it replaces and those that D-077 names. */
export async function applyStep(
  world: World,
  contract: Contract,
  step: Step,
  actorId: number,
  at = world.clock.now(),
): Promise<void> {
  const next = afterStep(contract, step, actorId, at)
  if (step === 'ACCEPT') {
    const { id, kind, uplineId, memberId } = contract
    const before = world.db.contracts.list({ kind, uplineId, memberId })
    const replaced = before.filter((row) => row.id !== id && isInForce(row))
    for (const row of [...replaced, ...findContractsEndedBy(world, contract)])
      await saveContract(world, toEndedByRule(row, at), 'TERMINATED', null, at)
  }
  await saveContract(world, next.contract, next.event, actorId, at)
}

/** The time at which a derived downline replies: within a day. */
const answerAt = ({ link }: World, { id }: Contract, askedAt: number): number =>
  askedAt + (1 + (hash32(link.seed, id) % (DAY / HOUR - 1))) * HOUR

/** The time of the last request to the other side. */
const askedAt = ({ db }: World, { id }: Contract): number =>
  Math.max(...db.contractEvents.list({ contractId: id }).map(({ at }) => at))

/** Replies for a derived downline: one in four rejects an offer, and all accept an end. */
async function answerFor(world: World, contract: Contract, now: number): Promise<void> {
  const { memberId } = contract
  if (world.db.members.find({ id: memberId })) return
  const at = answerAt(world, contract, askedAt(world, contract))
  if (at > now) return
  const [first, second] = getAllowedSteps(contract, memberId, at)
  const isNo = first === 'ACCEPT' && hash32(world.link.seed, `${contract.id} no`) % 4 === 0
  const step = isNo ? second : first
  if (step && step !== 'REQUEST_TERMINATION') await applyStep(world, contract, step, memberId, at)
}

/**
 * D-076: expires a member's offers and requests by the world's clock, and lets downlines without an account answer.
 */
export async function settleContracts(world: World, memberId: number): Promise<void> {
  const now = world.clock.now()
  const open = listContracts(world, memberId).filter(
    ({ state }) => state === 'OFFERED' || state === 'TERMINATION_REQUESTED',
  )
  for (const contract of open) {
    await answerFor(world, contract, now)
    const row: Row<'contracts'> | undefined = world.db.contracts.find({ id: contract.id })
    if (row?.state === 'OFFERED' && row.expiresAt <= now)
      await saveContract(world, toExpired(row), 'EXPIRED', null, row.expiresAt)
    const lapse = row ? lapsesAt(row) : null
    if (row && lapse !== null && lapse <= now)
      await saveContract(world, withoutTermination(row), 'TERMINATION_LAPSED', null, lapse)
  }
}
