/**
 * Runs work when all work before it is done, whether that succeeded or failed. Never call it inside
 * itself. Work that only looks at this page's rows (`page`) does not wait for other pages.
 */
export type RunInTurn = <T>(work: () => Promise<T>, reach?: 'world' | 'page') => Promise<T>

/** Other pages that take turns in the same world. Neither of its methods may reject. */
export interface TurnPeers {
  /**
   * Waits for exclusive access to the world and loads the changes of other pages. Returns the function that
   * releases it.
   */
  enter(): Promise<() => void>
  /** Saves the changes of a turn before its answer is returned. */
  save(): Promise<void>
}

export interface TurnQueue {
  readonly inTurn: RunInTurn
  /** From now on turns are taken with other pages too; null ends it. */
  join(company: TurnPeers | null): void
}

interface Turn {
  readonly reach: 'world' | 'page'
  take(company: TurnPeers | null): Promise<void>
}

/** After this many turns in a row a page lets another page take one. */
const MAX_TURNS_IN_A_ROW = 20

/** A queue for work that reads first and writes later, so that no other work runs in between. */
export function createTurnQueue(): TurnQueue {
  const waiting: Turn[] = []
  let company: TurnPeers | null = null
  let running = false

  async function takeSome(): Promise<void> {
    let letGo: (() => void) | null = null
    for (let n = 0; n < MAX_TURNS_IN_A_ROW; n += 1) {
      const turn = waiting.shift()
      if (!turn) break
      const shared = turn.reach === 'world' ? company : null
      if (shared && !letGo) letGo = await shared.enter()
      await turn.take(shared)
    }
    letGo?.()
  }

  async function takeAll(): Promise<void> {
    if (running) return
    running = true
    while (waiting.length > 0) await takeSome()
    running = false
  }

  return {
    inTurn: (work, reach = 'world') =>
      new Promise((resolve, reject) => {
        const take = async (shared: TurnPeers | null) => {
          // Settled after the save: who is answered may rely on it.
          const settle = await Promise.resolve()
            .then(work)
            .then(
              (result) => () => resolve(result),
              (error: unknown) => () => reject(error),
            )
          await shared?.save()
          settle()
        }
        waiting.push({ reach, take })
        void takeAll()
      }),
    join(next) {
      company = next
    },
  }
}
