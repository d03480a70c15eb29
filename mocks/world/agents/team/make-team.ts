import { teamNames } from '#mocks/content/team-names.ts'
import { DAY, HOUR } from '../../core/durations.ts'
import { createRandom, type Random } from '../../core/prng.ts'

/** A derived downline: generated from the seed, without an account that can log in. */
export interface Downline {
  readonly id: number
  readonly account: string
  readonly nickname: string
  readonly type: number
  /** 1 is directly below the agent. */
  readonly level: number
  readonly uplineId: number
  /** The number of downlines at all levels. */
  readonly size: number
  readonly mobile: string
  readonly joinedAt: number
  /** The start of the day on which they joined, in the merchant's time zone. */
  readonly joinedDay: number
}

export interface TeamOptions {
  readonly seed: number
  readonly agentId: number
  /** The total number of downlines. */
  readonly size: number
  /** The start of the day on which the world began, in the merchant's time zone. No downline joined later. */
  readonly today: number
  /** The moment of that day after which no downline joined. */
  readonly now: number
}

const LEVELS = 5

/** Ids of derived downlines start far above those of accounts. */
const ID_ROOM = 1_000_000

/** The agent's own account is older than all of them. */
const OLDEST_DAYS = 390

const AGENT_TYPE = 2
const MEMBER_TYPE = 0

/** The number of direct downlines for a total of `below` downlines. */
const directOf = (below: number, level: number): number =>
  level === LEVELS ? below : Math.min(below, Math.max(3, Math.ceil(below ** 0.4)))

/** Whole numbers that sum up to `total`; the first ones get more. */
function shares(random: Random, total: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, n) => (0.3 + random.next()) / (1 + n / 3))
  const sum = weights.reduce((all, one) => all + one, 0)
  const parts = weights.map((weight) => Math.floor((total * weight) / sum))
  const rest = total - parts.reduce((all, one) => all + one, 0)
  return parts.map((part, n) => (n < rest ? part + 1 : part))
}

/**
 * The team of one agent. Each upline is directly before its downlines, so a part of the tree is a slice. Deterministic.
 */
export function makeTeam({ seed, agentId, size, today, now }: TeamOptions): Downline[] {
  const random = createRandom(seed).fork(`team ${agentId}`)
  const names = teamNames
  const team: Downline[] = []
  const add = (uplineId: number, level: number, below: number, oldest: number) => {
    const n = team.length
    const name = random.pick(names)
    const days = Math.floor(oldest * (0.15 + 0.85 * random.next()))
    const joinedDay = today - days * DAY
    const time = random.int(0, DAY - 1)
    const id = agentId * ID_ROOM + n + 1
    team.push({
      id,
      account: `${name.toLowerCase()}${(n * 7 + 131).toString(36)}`,
      nickname: name,
      type: below > 0 ? AGENT_TYPE : MEMBER_TYPE,
      level,
      uplineId,
      size: below,
      mobile: `01${random.int(3, 9)}${String(random.int(0, 99_999_999)).padStart(8, '0')}`,
      joinedAt: days === 0 ? Math.max(today, now - (time % HOUR)) : joinedDay + time,
      joinedDay,
    })
    fill(id, level + 1, below, days)
  }
  const fill = (uplineId: number, level: number, below: number, oldest: number) => {
    if (below === 0) return
    const direct = directOf(below, level)
    const rest = level === LEVELS ? [] : shares(random, below - direct, direct)
    for (let n = 0; n < direct; n += 1) add(uplineId, level, rest[n] ?? 0, oldest)
  }
  fill(agentId, 1, size, OLDEST_DAYS)
  return team
}
