import { randomUUID } from 'node:crypto'
import { type Control, createControl } from '#mocks/control.ts'

/** The default address of `npm run mock`. */
const USUAL = 'http://127.0.0.1:4010'

export interface BackendOptions {
  /** The fake backend to use. Without it one that runs on port 4010, else one of our own. */
  readonly url?: string | undefined
  readonly token?: string | undefined
}

type World = Awaited<ReturnType<Control['world']['open']>>

export interface OpenWorlds {
  /** Opens a world, under a new name if none is given; `url` is the address at which it is reached. */
  open(
    link: string,
    name: string | undefined,
  ): Promise<World & { readonly name: string; readonly url: string }>
  /** Does something with a world that is open; without a name with the one opened last. */
  use<Value>(
    name: string | undefined,
    work: (control: Control, name: string) => Promise<Value>,
  ): Promise<Value>
}

const isHealthy = (url: string) =>
  createControl(url)
    .isHealthy()
    .catch(() => false)

/** Each world is a session of a fake backend, so the world that all others share is never touched. */
export function openWorlds({ url, token }: BackendOptions): OpenWorlds {
  let backend: Promise<string> | null = null
  let latest: string | undefined

  async function findBackend(): Promise<string> {
    const wanted = url ?? USUAL
    if (await isHealthy(wanted)) return wanted
    if (url)
      throw new Error(
        `No fake backend answers at ${url}. Start it with \`npm run mock\`, or leave out --backend.`,
      )
    const { startServer } = await import('#mocks/server.ts')
    return (await startServer()).url
  }

  function address(): Promise<string> {
    backend ??= findBackend().catch((error) => {
      backend = null
      throw error
    })
    return backend
  }

  async function call<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      // `fetch` throws a TypeError when the server cannot be reached.
      if (!(error instanceof TypeError)) throw error
      const lost = await backend
      backend = null
      throw new Error(
        `The fake backend at ${lost} does not answer any more. Start it with \`npm run mock\`, then call open_world again.`,
      )
    }
  }

  const controlOf = async (session: string) => createControl(await address(), { session, token })

  return {
    async open(link, wanted) {
      const name = wanted ?? `mcp-${randomUUID().slice(0, 8)}`
      const control = await controlOf(name)
      const world = await call(() => control.world.open(link))
      latest = name
      return { ...world, name, url: await address() }
    },
    async use(wanted, work) {
      const name = wanted ?? latest
      if (name === undefined) throw new Error('No world is open yet. Call open_world first.')
      const control = await controlOf(name)
      const open = (await call(control.sessions)).map((session) => session.name)
      if (!open.includes(name))
        throw new Error(
          `No world is open under the name "${name}". Call open_world first${open.length > 0 ? `, or use ${open.slice(0, 5).join(', ')}` : ''}.`,
        )
      return call(() => work(control, name))
    },
  }
}
