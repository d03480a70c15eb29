import type { components } from '../../../openapi/generated/types.ts'
import { isTrialType } from '../../merchant/brand.ts'
import type { Member } from '../../world/core/tables.ts'
import { wantsDepositPrompt } from '../../world/money/deposit-limits.ts'
import { audit } from '../../world/people/audit.ts'
import {
  COOLING_MS,
  endOfWish,
  isReviewDue,
  LIMIT_KINDS,
  type LimitKind,
  leftOf,
  limitOf,
  type MemberLimit,
  storeLimit,
  usedOf,
} from '../../world/play/limits.ts'
import { pauseOf } from '../../world/play/pauses.ts'
import type { World } from '../../world/world-types.ts'

type Schemas = components['schemas']

const MINUTES = /^\d{1,4}$/
const LONGEST_DAY = 1440

/** Whether a value is written as its kind wants: whole minutes, or an amount with two decimals. */
export const isValueOf = (kind: LimitKind, value: string): boolean =>
  kind === 'SESSION_DAY'
    ? MINUTES.test(value) && Number(value) <= LONGEST_DAY
    : /\.\d{2}$/.test(value)

const shownWish = (row: MemberLimit | undefined): Schemas['LimitChange'] | null =>
  row?.wish ? { ...row.wish, until: endOfWish(row.wish) } : null

function shownLimit(world: World, memberId: number, kind: LimitKind): Schemas['Limit'] {
  const row = limitOf(world, memberId, kind)
  const { used, resetsAt } = usedOf(world, memberId, kind)
  const value = row?.value ?? null
  const left = value === null ? null : leftOf(kind, value, used)
  return { kind, value, used, left, resetsAt, pending: shownWish(row) }
}

type GameType = Schemas['GameType']
const GAME_TYPES: readonly GameType[] = [
  ...(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const),
  ...(['ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'BGS'] as const),
]

const blocksOf = (world: World, memberId: number): Schemas['ProductBlock'][] =>
  GAME_TYPES.flatMap((gameType) => {
    const row = limitOf(world, memberId, 'BLOCK', gameType)
    return row?.value ? [{ gameType, since: row.since, pending: shownWish(row) }] : []
  })

/** What a member limits, with what is used of it. */
export const overview = (world: World, member: Member): Schemas['Limits'] => ({
  limits: LIMIT_KINDS.map((kind) => shownLimit(world, member.id, kind)),
  blocks: blocksOf(world, member.id),
  pause: pauseOf(world, member),
  depositPrompt: !isTrialType(member.type) && wantsDepositPrompt(world, member.id),
  reviewDue: isReviewDue(world, member.id),
})

interface Change {
  readonly kind: MemberLimit['kind']
  readonly gameType: string
  readonly value: string | null
  readonly confirm: boolean
  /** Whether the new value holds at once. */
  readonly strict: boolean
}

/** Applies a change or notes it as a wish; false when a second yes comes at the wrong time. */
export async function change(world: World, memberId: number, change: Change): Promise<boolean> {
  const { kind, gameType, value, confirm, strict } = change
  const now = world.clock.now()
  const before = limitOf(world, memberId, kind, gameType)
  const facts = { memberId, kind, gameType, value, since: now, wish: null }
  if (confirm) {
    const ready = before?.wish && before.wish.value === value && before.wish.readyAt <= now
    if (!ready) return false
    await storeLimit(world, facts)
  } else if (strict || !before) {
    const kept = before?.value === value ? before.since : now
    await storeLimit(world, { ...facts, since: kept })
  } else {
    const readyAt = before.wish?.value === value ? before.wish.readyAt : now + COOLING_MS
    await storeLimit(world, { ...before, wish: { value, readyAt } })
  }
  await audit(world, memberId, 'LIMIT_CHANGED', `${kind} ${gameType || (value ?? '-')}`)
  return true
}
