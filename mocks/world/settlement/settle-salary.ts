import { fromMinor } from '../amount.ts'
import { contractsOf } from '../contracts/contracts.ts'
import type { Contract } from '../contracts/machine.ts'
import type { NewEntry } from '../ledger.ts'
import type { Member } from '../tables.ts'
import type { World } from '../world-types.ts'
import { nextPayment, spansDue } from './cadence.ts'
import { rhythmOf, type SalaryLine, salaryLines } from './salary.ts'

/** Until when somebody's salaries are settled; a restored world begins anew and finds everything posted. */
const settledUntil = new WeakMap<World, Map<string, number>>()

/** From when to when a contract is known to pay nothing: until its next payment. */
const nextDue = new WeakMap<World, Map<string, { readonly from: number; readonly to: number }>>()

const wishOf = ({ contract, from }: SalaryLine) => `${contract.id} ${from}`

/** What a contract pays in (after, until]. */
function linesDue(
  world: World,
  receiver: Member,
  contract: Contract,
  after: number,
  until: number,
): SalaryLine[] {
  const known = nextDue.get(world) ?? new Map<string, { from: number; to: number }>()
  nextDue.set(world, known)
  const quiet = known.get(contract.id)
  if (quiet && after >= quiet.from && until < quiet.to) return []
  const due = spansDue(rhythmOf(contract), after, until)
  known.set(contract.id, { from: until, to: nextPayment(rhythmOf(contract), until) })
  const [first] = due
  const last = due.at(-1)
  if (!first || !last) return []
  return salaryLines(world, receiver, contract, { from: first.from, to: last.to }).filter(
    ({ paidAt }) => paidAt > after && paidAt <= until,
  )
}

/** D-078, CON-06, CON-07: what contracts pay since it was last asked, each span once and at its own moment. */
export function salaryEntries(world: World, memberId: number, until: number): NewEntry[] {
  const { db, startedAt } = world
  const receiver = db.members.find({ id: memberId })
  if (!receiver || db.contracts.count() === 0) return []
  const known = settledUntil.get(world) ?? new Map<string, number>()
  settledUntil.set(world, known)
  const key = `${startedAt} ${memberId}`
  const last = known.get(key) ?? startedAt
  // A clock that was set back, or an older snapshot: everything is looked at again, and what stands stays.
  const after = last > until ? startedAt : last
  known.set(key, until)
  const lines = contractsOf(world, memberId)
    .filter((one) => one.memberId === memberId && one.acceptedAt !== null)
    .flatMap((contract) => linesDue(world, receiver, contract, after, until))
  if (lines.length === 0) return []
  // What was posted stays as it was, also where a bet that was open then has been decided since.
  const posted = new Set(db.ledger.list({ memberId }).map(({ requestId }) => requestId))
  return lines
    .filter((line) => !posted.has(wishOf(line)))
    .map((line) => ({
      ...{ memberId, kind: line.contract.kind === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY' },
      ...{ amount: fromMinor(BigInt(line.amount)), reference: line.contract.id },
      ...{ requestId: wishOf(line), at: line.paidAt },
    }))
}
