import { isTrialType } from '#mocks/merchant/brand.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { wantsDepositPrompt } from '#mocks/world/money/deposit-limits.ts'
import {
  endOfPending,
  findLimit,
  getRemaining,
  getUsage,
  isReviewDue,
  LIMIT_KINDS,
  type LimitKind,
  type MemberLimit,
} from '#mocks/world/play/limits.ts'
import { findPause } from '#mocks/world/play/pauses.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

const toPendingLimit = (row: MemberLimit | undefined): Schemas['LimitChange'] | null =>
  row?.pending ? { ...row.pending, until: endOfPending(row.pending) } : null

function toLimit(world: World, memberId: number, kind: LimitKind): Schemas['Limit'] {
  const row = findLimit(world, memberId, kind)
  const { used, resetsAt } = getUsage(world, memberId, kind)
  const value = row?.value ?? null
  const left = value === null ? null : getRemaining(kind, value, used)
  return { kind, value, used, left, resetsAt, pending: toPendingLimit(row) }
}

type GameType = Schemas['GameType']
const GAME_TYPES: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BGS',
]

const blocksOf = (world: World, memberId: number): Schemas['ProductBlock'][] =>
  GAME_TYPES.flatMap((gameType) => {
    const row = findLimit(world, memberId, 'BLOCK', gameType)
    return row?.value ? [{ gameType, since: row.since, pending: toPendingLimit(row) }] : []
  })

/** A member's limits with their usage. */
export const toLimits = (world: World, member: Member): Schemas['Limits'] => ({
  limits: LIMIT_KINDS.map((kind) => toLimit(world, member.id, kind)),
  blocks: blocksOf(world, member.id),
  pause: findPause(world, member),
  depositPrompt: !isTrialType(member.type) && wantsDepositPrompt(world, member.id),
  reviewDue: isReviewDue(world, member.id),
})
