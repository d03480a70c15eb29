import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { type StartedWorld, startWorld } from '../../mocks/node.ts'
import type { PermissionConfig } from '../../src/api/system.ts'
import { systemQueries } from '../../src/api/system.ts'
import { App } from '../../src/app/app.tsx'
import { prepare } from '../../src/app/boot/boot.tsx'
import { languageOf } from '../../src/i18n/languages.ts'
import { toast } from '../../src/ui/toast/toast-store.ts'
import '../house/patience.ts'

/** What jsdom has no idea of: a page without layout, where everything is near. */
function furnish(): void {
  class Near {
    readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
    constructor(tell: Near['tell']) {
      this.tell = tell
    }
    observe(target: Element) {
      this.tell([{ isIntersecting: true, target }])
    }
    unobserve() {}
    disconnect() {}
  }
  class Still {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Near)
  vi.stubGlobal('ResizeObserver', Still)
  // Where it is missing the app waits a second and a half; nothing keeps this page busy.
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 1))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: /reduce|width >=|min-width/.test(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.scrollTo = () => undefined
}

configure({
  // The library's own words draw the whole page, at every look of whoever waits for something.
  getElementError: (message) =>
    new Error(`${message}\n\n${document.body.textContent?.replace(/\s+/g, ' ')}`),
})

/** As many tries as in the app, without the waits between them. */
function hasten(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 20 } })
}

export interface Opened extends StartedWorld {
  readonly client: QueryClient
  /** The address shown now, with query and hash. */
  address(): string
}

interface Wish {
  readonly language?: string
  /** Changes the configuration before the app sees it. */
  readonly config?: (config: PermissionConfig) => PermissionConfig
  /** Draws something else than the whole portal. */
  readonly view?: React.ReactNode
  /** What the history entry holds. */
  readonly state?: unknown
}

let started: StartedWorld | null = null

/** The portal at an address against a world of its own, as the stories show it. */
export async function openPortal(link: string, route = '/', wish: Wish = {}): Promise<Opened> {
  furnish()
  sessionStorage.clear()
  localStorage.clear()
  document.title = ''
  started = await startWorld(link)
  const { world } = started
  if (world.visitor.token) sessionStorage.setItem('token', world.visitor.token)
  const { pathname } = new URL(route, 'http://test')
  const client = await prepare(pathname, languageOf(wish.language ?? 'EN') ?? undefined)
  hasten(client)
  const { config } = wish
  if (config) {
    client.setQueryData(systemQueries.config().queryKey, (old) => (old ? config(old) : old))
  }
  let at = ''
  const Address = () => {
    const { pathname: path, search, hash } = useLocation()
    at = `${path}${search}${hash}`
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ ...parsePath(route), state: wish.state }]}>
        {wish.view ?? <App />}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...started, client, address: () => at }
}

/** After each test: nothing stays on the page; a broken contract or an unknown call fails the test. */
export async function closePortal(): Promise<void> {
  cleanup()
  toast.clear()
  const world = started
  started = null
  await new Promise((done) => setTimeout(done, 0))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  world?.close()
}
