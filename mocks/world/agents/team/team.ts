import { isAgentType } from '#mocks/merchant/brand.ts'
import { toMinor } from '../../core/amount.ts'
import { cached, cacheKind } from '../../core/caches.ts'
import { addDays, dayAt, startOfDay } from '../../core/days.ts'
import { DAY } from '../../core/durations.ts'
import type { Member } from '../../core/tables.ts'
import { getBalance } from '../../ledger/ledger.ts'
import type { World } from '../../world-types.ts'
import { toHalfMonth } from '../settlement/half-months.ts'
import { createAccountBook } from './account-book.ts'
import { createDayBook, type DayBook, type LuckyDays } from './day-book.ts'
import { type Downline, makeTeam } from './make-team.ts'
import { sumReceivedBy } from './received-sum.ts'

/** A downline of an agent: an account of the world, or a derived one. */
export interface TeamMember extends Omit<Downline, 'nickname'> {
  readonly nickname: string | null
  readonly book: DayBook
}

/** The number of derived downlines of an agent; the other agents have a quarter of it. */
const SIZES = { none: 0, small: 240, huge: 20_000 } as const
const SHARE_OF_OTHERS = 4

/** The last complete half-month before the world began, if the conditions make it lucky. */
function luckyDays({ conditions, startedAt }: World): LuckyDays | null {
  if (conditions.income !== 'lucky') return null
  const { from } = toHalfMonth(dayAt(startedAt))
  const period = toHalfMonth(addDays(from, -1))
  return { from: startOfDay(period.from), to: startOfDay(period.to) }
}

/** Whether many deposits of a team are charged back. */
export const hasManyChargebacks = ({ conditions }: World): boolean =>
  conditions.income === 'chargebacks'

const DERIVED = cacheKind<readonly TeamMember[]>('derived downlines')

function makeDerived(world: World, { id: agentId, account }: Member): TeamMember[] {
  const { conditions, startedAt, link } = world
  const most = SIZES[conditions.team ?? 'small']
  const size = account === 'agent1' ? most : Math.floor(most / SHARE_OF_OTHERS)
  const wanted = {
    seed: link.seed,
    agentId,
    size,
    today: startOfDay(dayAt(startedAt)),
    now: startedAt,
  }
  const lucky = luckyDays(world)
  return makeTeam(wanted).map((one) => ({ ...one, book: createDayBook(link.seed, one, lucky) }))
}

const derivedTeam = (world: World, agent: Member): readonly TeamMember[] =>
  cached(world.cache(DERIVED), agent.id, () => makeDerived(world, agent))

/** The accounts of the world directly below another one. */
const accountsBelow = ({ db }: World, uplineId: number): Member[] =>
  db.uplines.list({ uplineId }).flatMap(({ memberId }) => db.members.find({ id: memberId }) ?? [])

/** Whether an account was opened in this world, and so has no team before it. */
const isNewcomer = ({ startedAt }: World, { createdAt }: Member) => createdAt >= startedAt

function teamBelow(world: World, agent: Member, level: number): TeamMember[] {
  const made = isAgentType(agent.type) && !isNewcomer(world, agent) ? derivedTeam(world, agent) : []
  const lower = level === 1 ? made : made.map((one) => ({ ...one, level: one.level + level - 1 }))
  const accounts = accountsBelow(world, agent.id).flatMap((member) => {
    const below = teamBelow(world, member, level + 1)
    const { id, account, nickname, type, mobile, createdAt } = member
    const joinedDay = startOfDay(dayAt(createdAt))
    const facts = { id, account, nickname, type, level, mobile, joinedAt: createdAt, joinedDay }
    const book = createAccountBook(world, id)
    return [{ ...facts, uplineId: agent.id, size: below.length, book }, ...below]
  })
  return [...lower, ...accounts]
}

/** All downlines of an agent at any level, each upline directly before its downlines. */
export const listTeam = (world: World, agent: Member): readonly TeamMember[] =>
  teamBelow(world, agent, 1)

/** Those below one of a team: they follow it. */
export function getSubtree(team: readonly TeamMember[], id: number): readonly TeamMember[] {
  const at = team.findIndex((one) => one.id === id)
  const top = team[at]
  return top ? team.slice(at + 1, at + 1 + top.size) : []
}

/** From the one directly below the agent down to this one, itself included; null outside the team. */
export function findPath(team: readonly TeamMember[], id: number): TeamMember[] | null {
  const byId = new Map(team.map((one) => [one.id, one]))
  const path: TeamMember[] = []
  for (let one = byId.get(id); one; one = byId.get(one.uplineId)) path.unshift(one)
  return path.length > 0 ? path : null
}

/** The current main wallet balance of a team member, in minor units. */
export function balanceNow(world: World, { id, book }: TeamMember): bigint {
  const now = world.clock.now()
  if (world.db.members.find({ id })) return toMinor(getBalance(world, id))
  return (book.last(startOfDay(dayAt(now)), now)?.balance ?? 0n) + sumReceivedBy(world, id, now)
}

/** The start of each day of a range, oldest first. */
export function daysFrom(first: string, count: number): number[] {
  const start = startOfDay(first)
  return Array.from({ length: count }, (_, n) => start + n * DAY)
}
