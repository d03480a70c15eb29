import { isTrialType } from '../../content/brand.ts'
import { accounts } from '../accounts.ts'
import { dayAt, startOf } from '../days.ts'
import type { Row } from '../tables.ts'
import type { World } from '../world-types.ts'

type Entry = Readonly<Row<'ledger'>>

/** What a member did before this world began. */
export interface History {
  /** Oldest first; the last balance is the one the member starts with. */
  readonly entries: readonly Entry[]
}

const NONE: History = { entries: [] }

/** When every past ends: as the merchant's day began on which this world did. */
export const endOfHistory = ({ startedAt }: World): number => startOf(dayAt(startedAt))

/** One credit, from the day the account was opened. */
function opening({ db }: World, memberId: number): History {
  const member = db.members.find({ id: memberId })
  const amount = accounts.find(({ account }) => account === member?.account)?.balance ?? '0.00'
  if (!member || amount === '0.00') return NONE
  const id = `opening-${memberId}`
  const kind = isTrialType(member.type) ? 'BONUS' : 'DEPOSIT'
  const at = member.createdAt
  return {
    entries: [
      {
        ...{ id, memberId, wallet: 'MAIN', kind, amount, balanceAfter: amount },
        ...{ reference: id, requestId: null, note: '', at },
      },
    ],
  }
}

const made = new WeakMap<World, Map<number, History>>()

/** A member's past: made when it is first asked for, always the same for the same world. */
export function historyOf(world: World, memberId: number): History {
  const known = made.get(world) ?? new Map<number, History>()
  made.set(world, known)
  const history = known.get(memberId) ?? opening(world, memberId)
  known.set(memberId, history)
  return history
}
