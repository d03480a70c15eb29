import type { GameType } from '#mocks/catalogue/types.ts'
import { done, invalidRequest, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import {
  COOLING_OFF_MS,
  findLimit,
  isAtLeastAsStrict,
  type LimitKind,
  type MemberLimit,
  storeLimit,
} from '../play/limits.ts'
import type { World } from '../world-types.ts'
import { recordAudit } from './audit.ts'

const MINUTES = /^\d{1,4}$/
const MINUTES_PER_DAY = 1440

/** Whether a value is written as its kind wants: whole minutes, or an amount with two decimals. */
const isValueOf = (kind: LimitKind, value: string): boolean =>
  kind === 'SESSION_DAY'
    ? MINUTES.test(value) && Number(value) <= MINUTES_PER_DAY
    : /\.\d{2}$/.test(value)

interface Change {
  readonly kind: MemberLimit['kind']
  readonly gameType: string
  readonly value: string | null
  readonly confirm: boolean
  /** Whether the new value holds at once. */
  readonly strict: boolean
}

/** Applies a change, or stores it as pending. A pending change can be confirmed only in its time window. */
async function change(world: World, { id: memberId }: Member, wanted: Change) {
  const { kind, gameType, value, confirm, strict } = wanted
  const now = world.clock.now()
  const before = findLimit(world, memberId, kind, gameType)
  const facts = { memberId, kind, gameType, value, since: now, pending: null }
  if (confirm) {
    const ready = before?.pending && before.pending.value === value && before.pending.readyAt <= now
    if (!ready) return refusal('limit.not.ready')
    await storeLimit(world, facts)
  } else if (strict || !before) {
    const kept = before?.value === value ? before.since : now
    await storeLimit(world, { ...facts, since: kept })
  } else {
    const readyAt = before.pending?.value === value ? before.pending.readyAt : now + COOLING_OFF_MS
    await storeLimit(world, { ...before, pending: { value, readyAt } })
  }
  await recordAudit(world, memberId, 'LIMIT_CHANGED', `${kind} ${gameType || (value ?? '-')}`)
  return done(null)
}

interface LimitInput {
  readonly kind: LimitKind
  readonly value: string | null
  readonly confirm: boolean
}

/** F-24: sets a limit: a stricter one at once, a weaker one after a waiting time and a confirmation. */
export async function setLimit(world: World, member: Member, input: LimitInput) {
  const { kind, value } = input
  if (value !== null && !isValueOf(kind, value))
    return invalidRequest('/value', 'does not fit its kind')
  const strict = isAtLeastAsStrict(kind, value, findLimit(world, member.id, kind)?.value ?? null)
  return change(world, member, { ...input, gameType: '', strict })
}

interface BlockInput {
  readonly gameType: GameType
  readonly blocked: boolean
  readonly confirm: boolean
}

/** F-42: closes a type of game to a member at once, or reopens it after a waiting time and a confirmation. */
export const blockGameType = (
  world: World,
  member: Member,
  { gameType, blocked, confirm }: BlockInput,
) => {
  const value = blocked ? 'BLOCKED' : null
  return change(world, member, { kind: 'BLOCK', gameType, value, confirm, strict: blocked })
}
