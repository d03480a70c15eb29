// Runs many sessions at once against the fake backend's server. Each makes mixed calls and checks that every answer
// belongs to it.
import { createControl } from '#mocks/control.ts'

interface Load {
  readonly url: string
  readonly sessions: number
  /** Of each session. */
  readonly calls: number
  /** Ids of games to like. */
  readonly games: readonly number[]
  readonly onRound?: (round: number) => Promise<void>
}

/** Visitors that call at the same time. */
const LANES = 16

/** The kinds of sessions, with a balance by which each can be recognised. */
const SCENARIOS = [
  ['member', '25480.50'],
  ['agent-41', '52800.00'],
]

/** Reads of a member: of money, of texts, of the profile and of prizes. */
const READS = [
  '/wps/relay/promotions',
  '/wps/transaction/withdraw',
  '/wps/member/profile',
  '/wps/v2/messages/unread',
  '/wps/relay/withdrawRules',
  '/wps/points/rewards',
]

/**
 * One session: creates its world, then makes calls in turn. Answers that belong to another session go to `mistakes`.
 */
function createVisitor({ at, url, games, mistakes }: Load & { at: number; mistakes: string[] }) {
  const [scenario = '', balance = ''] = SCENARIOS[at % SCENARIOS.length] ?? []
  const session = `load-${at}`
  const own: Record<string, string> = { 'x-mock-session': session }
  const favourites = new Set<number>()
  let made = 0
  let liked: number | null = null

  const ask = async (path: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(`${url}${path}`, { ...init, headers: own })
      if (!response.ok) mistakes.push(`${session}: ${path} answered ${response.status}`)
      return await response.json()
    } catch (error) {
      mistakes.push(`${session}: ${path} was not answered, ${error}`)
      return { value: null }
    }
  }
  const readBalance = async () => {
    const { value } = await ask('/wps/v2/wallets/balance')
    if (value?.balance !== balance)
      mistakes.push(`${session}: a balance of ${value?.balance}, not ${balance}`)
  }
  const readFavourites = async () => {
    const { value } = await ask('/wps/relay/favoriteGameIds')
    const received = [...(value?.nodeIds ?? [])].sort().join()
    const expected = [...favourites].sort().join()
    if (received !== expected) mistakes.push(`${session}: favourites ${received}, not ${expected}`)
  }
  /** Adds a game to the favourites and removes it the next time, so that the session's data does not grow. */
  const changeFavourite = async () => {
    const path = '/wps/relay/favoriteGame'
    if (liked !== null) {
      favourites.delete(liked)
      await ask(`${path}?nodeId=${liked}`, { method: 'DELETE' })
      liked = null
      return
    }
    const nodeId = games[(at * 31 + made) % games.length] ?? 0
    liked = nodeId
    favourites.add(nodeId)
    await ask(path, { method: 'POST', body: JSON.stringify({ nodeId }) })
  }
  const read = () => ask(READS[made % READS.length] ?? '')
  const turns = [readBalance, changeFavourite, readFavourites, read, read]

  return {
    async begin() {
      const clock = '2026-11-20T09:00:00Z'
      const { visitor } = await createControl(url, { session }).world.open({ scenario, clock })
      own['x-session-token'] = visitor.token ?? ''
      own['x-merchant'] = 'suborno'
      own['content-type'] = 'application/json'
      const { value } = await ask('/wps/relay/favoriteGameIds')
      for (const id of value?.nodeIds ?? []) favourites.add(id)
    },
    async call() {
      await turns[made % turns.length]?.()
      made += 1
    },
  }
}

/** Processes a list with limited concurrency. */
async function forEach<Item>(all: readonly Item[], work: (one: Item) => Promise<void>) {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/**
 * All sessions make their first call before any makes its second, so that all of them are active at once. Returns one
 * sentence for each answer that belongs to another session.
 */
export async function loadServer(load: Load): Promise<string[]> {
  const mistakes: string[] = []
  const visitors = Array.from({ length: load.sessions }, (_, at) =>
    createVisitor({ ...load, at, mistakes }),
  )
  await forEach(visitors, (visitor) => visitor.begin())
  for (let round = 1; round <= load.calls; round += 1) {
    await forEach(visitors, (visitor) => visitor.call())
    await load.onRound?.(round)
  }
  return mistakes
}
