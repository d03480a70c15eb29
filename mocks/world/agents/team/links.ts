import type { components } from '#openapi/generated/types.ts'
import { dayAt, startOfDay } from '../../core/days.ts'
import { hash32 } from '../../core/prng.ts'
import type { Member, Row } from '../../core/tables.ts'
import { listEntries } from '../../ledger/ledger.ts'
import { ownersHere } from '../../people/devices.ts'
import type { World } from '../../world-types.ts'
import { listTeam, type TeamMember } from './team.ts'

type Figures = components['schemas']['AgentLinkFigures']
type Link = Row<'agentLinks'>
type SubId = Row<'agentLinkSubIds'>

/** Assumed visits per sign-up, for the time before visits were counted. */
const VISITS_PER_SIGN_UP = 9

const NOTHING: Figures = { visits: 0, signUps: 0, firstDeposits: 0 }

const sumOf = (a: Figures, b: Figures): Figures => ({
  visits: a.visits + b.visits,
  signUps: a.signUps + b.signUps,
  firstDeposits: a.firstDeposits + b.firstDeposits,
})

/** A link with its sub-ids. */
interface OwnLink extends Link {
  readonly subIds: readonly SubId[]
}

/** The links of an agent, newest first. */
export const listLinks = ({ db }: World, memberId: number): OwnLink[] =>
  db.agentLinks
    .list({ memberId })
    .map((link) => ({ ...link, subIds: db.agentLinkSubIds.list({ linkId: link.id }) }))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))

/** The link that a code belongs to, as its own or as that of a sub-id; in any case of letters. */
export function linkOfCode({ db }: World, text: string): Link | undefined {
  const code = text.toUpperCase()
  const linkId = db.agentLinkSubIds.find({ code })?.linkId
  return db.agentLinks.find(linkId === undefined ? { code } : { id: linkId })
}

/** Counts a visit by a code: once a day per device, never from the agent's own devices, and not for a disabled link. */
export async function countVisit(world: World, text: string): Promise<void> {
  const { db, clock, caller } = world
  const code = text.toUpperCase()
  const link = linkOfCode(world, code)
  if (!link || link.disabledAt !== null || ownersHere(world).includes(link.memberId)) return
  const key = { code, day: dayAt(clock.now()) }
  const known = db.agentLinkVisits.find(key)
  if (known?.callers?.includes(caller)) return
  if (known) {
    await db.agentLinkVisits.update(key, (row) => {
      row.count += 1
      row.callers = [...(row.callers ?? []), caller]
    })
  } else await db.agentLinkVisits.insert({ ...key, count: 1, callers: [caller] })
}

interface Days {
  readonly from: string
  readonly to: string
}

/** The number of visits by these codes since the world began, or on some days. */
const visitsOf = ({ db }: World, codes: readonly string[], days?: Days): number =>
  codes
    .flatMap((code) => db.agentLinkVisits.list({ code }))
    .filter(({ day }) => !days || (day >= days.from && day <= days.to))
    .reduce((sum, row) => sum + row.count, 0)

/**
 * F-32: visits of the links of an agent and of every agent below, on days of a range. Counted since the world
 * began, and estimated before that from those who joined.
 */
export function visitsOfTeam(
  world: World,
  agent: Member,
  team: readonly TeamMember[],
  days: Days,
): number {
  const agents = new Set([agent.id, ...team.map(({ id }) => id)])
  const codes = world.db.agentLinks
    .list()
    .filter(({ memberId }) => agents.has(memberId))
    .flatMap(({ id, code }) => [
      code,
      ...world.db.agentLinkSubIds.list({ linkId: id }).map((sub) => sub.code),
    ])
  const [from, to] = [startOfDay(days.from), startOfDay(days.to)]
  const old = team.filter(
    ({ joinedAt, joinedDay }) => joinedAt < world.startedAt && joinedDay >= from && joinedDay <= to,
  )
  return old.length * VISITS_PER_SIGN_UP + visitsOf(world, codes, days)
}

/** The code by which a derived downline came; who came as a member may have become an agent since. */
function codeBehind(
  links: readonly OwnLink[],
  seed: number,
  { id, joinedAt }: { id: number; joinedAt: number },
): string | undefined {
  const open = links.filter(
    (link) =>
      link.createdAt <= joinedAt && (link.disabledAt === null || link.disabledAt > joinedAt),
  )
  const draw = hash32(seed, `link ${id}`)
  const link = open[draw % Math.max(1, open.length)]
  if (!link) return undefined
  const codes = [link.code, ...link.subIds.map(({ code }) => code)]
  return codes[(draw >>> 8) % codes.length]
}

/**
 * Visits, sign-ups and first deposits by code: those of this world, plus earlier sign-ups that the seed assigns to a
 * link.
 */
export function figuresByCode(world: World, agent: Member): Map<string, Figures> {
  const { db, clock, link, startedAt } = world
  const links = listLinks(world, agent.id)
  const byCode = new Map<string, Figures>()
  const count = (code: string, more: Partial<Figures>) =>
    byCode.set(code, sumOf(byCode.get(code) ?? NOTHING, { ...NOTHING, ...more }))
  const codes = links.flatMap(({ code, subIds }) => [code, ...subIds.map((sub) => sub.code)])
  for (const code of codes) {
    count(code, { visits: visitsOf(world, [code]) })
    for (const { memberId } of db.agentLinkSignUps.list({ code })) {
      const deposits = listEntries(world, memberId, { kinds: ['DEPOSIT'] })
      count(code, { signUps: 1, firstDeposits: deposits.length > 0 ? 1 : 0 })
    }
  }
  const old = links.filter(({ createdAt }) => createdAt < startedAt)
  if (old.length === 0) return byCode
  for (const one of listTeam(world, agent)) {
    if (one.uplineId !== agent.id || db.members.find({ id: one.id })) continue
    const code = codeBehind(old, link.seed, one)
    if (code === undefined) continue
    const first = one.book.day(one.joinedDay, clock.now())
    const hasPaid = first?.isFirst === true
    count(code, { visits: VISITS_PER_SIGN_UP, signUps: 1, firstDeposits: hasPaid ? 1 : 0 })
  }
  return byCode
}

/** The sum of a link's own code and those of its sub-ids. */
export const sumOfLink = (byCode: ReadonlyMap<string, Figures>, { code, subIds }: OwnLink) =>
  [code, ...subIds.map((sub) => sub.code)]
    .map((one) => byCode.get(one) ?? NOTHING)
    .reduce(sumOf, NOTHING)

export const figuresOfCode = (byCode: ReadonlyMap<string, Figures>, code: string): Figures =>
  byCode.get(code) ?? NOTHING
