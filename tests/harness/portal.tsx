import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type { PermissionConfig } from '#api/content/system.ts'
import { systemQueries } from '#api/content/system.ts'
import { App } from '#app/app.tsx'
import { prepare } from '#app/boot/boot.tsx'
import { loadRoutes } from '#app/routing/route-table.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { languageOf } from '#i18n/languages.ts'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { markSigningOut } from '#session/expiry.ts'
import { session } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import '#tests/house/patience.ts'
import { type Answers, interceptAnswers } from './answers.ts'
import { stubBrowser } from './browser.ts'

configure({
  // The library's own message prints the whole page each time something is waited for.
  getElementError: (message) =>
    new Error(`${message}\n\n${document.body.textContent?.replace(/\s+/g, ' ')}`),
})

/** The link of a world of these scenarios (joined by `+`) that is the same in every run. */
export const frozenLink = (scenarios: string) =>
  `?scenario=${scenarios}&seed=7&clock=2026-11-20T09:00:00Z`

/** Puts a text into a field at once, for tests to which the single keys do not matter. */
export function fillIn(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
}

/** As many tries as in the app, without the waits between them. */
function shortenRetries(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 20 } })
}

export type Modules = Readonly<Record<string, boolean>>

/** The whitelabel tree of a configuration with single modules on or off and nothing else in it. */
export const modulesOf = (modules: Modules): PermissionConfig['whitelabel'] =>
  Object.entries(modules).map(([modId, enabled]) => ({ modId, enabled, childrenNodes: [] }))

export interface Opened extends StartedWorld, Answers {
  readonly client: QueryClient
  /** Types and clicks without delays; `type` is for keys that matter, `paste` for plain text. */
  readonly user: UserEvent
  /** The address shown now, with query and hash. */
  address(): string
  /** How many calls of an operation the world has answered. */
  count(id: OperationId): number
  /** The bodies of those calls in the clear, oldest first. */
  bodies(id: OperationId): readonly unknown[]
  /** Shows another view (the portal by default) in the same world and tab, in place of the one before. */
  show(view?: ReactNode, route?: string): void
}

export interface Options {
  readonly language?: string
  /** Changes the configuration before the app sees it. */
  readonly config?: (config: PermissionConfig) => PermissionConfig
  /** Renders something else than the whole portal. */
  readonly view?: ReactNode
  /** What the history entry holds. */
  readonly state?: unknown
  /** Texts to have before the view is shown, beside those of the route. */
  readonly texts?: Parameters<typeof loadTexts>
}

let started: StartedWorld | null = null

/** The portal, or one part of it, at an address against a world of its own. */
export async function openPortal(
  link: string,
  route = '/',
  { language, config, view = <App />, state, texts = [] }: Options = {},
): Promise<Opened> {
  stubBrowser()
  sessionStorage.clear()
  localStorage.clear()
  document.title = ''
  started = await startWorld(link)
  const { world } = started
  const answers = interceptAnswers()
  if (world.visitor.token) sessionStorage.setItem('token', world.visitor.token)
  const client = await prepare(route, languageOf(language ?? 'EN') ?? undefined)
  await Promise.all([loadTexts(...texts), loadRoutes()])
  shortenRetries(client)
  if (config) {
    client.setQueryData(systemQueries.config().queryKey, (old) => (old ? config(old) : old))
  }
  let at = ''
  const Address = () => {
    const { pathname: path, search, hash } = useLocation()
    at = `${path}${search}${hash}`
    return null
  }
  const show = (shown: ReactNode = <App />, where = route) => {
    cleanup()
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ ...parsePath(where), state }]}>
          {shown}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }
  show(view)
  const calls = (id: OperationId) =>
    world.log.entries().filter(({ operationId }) => operationId === id)
  return {
    ...started,
    ...answers,
    client,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    address: () => at,
    count: (id) => calls(id).length,
    bodies: (id) => calls(id).map(({ body }) => body),
    show,
  }
}

/** After each test: an empty page and tab; a broken contract or an unknown call fails the test. */
export async function closePortal(): Promise<void> {
  cleanup()
  vi.useRealTimers()
  toast.clear()
  const world = started
  started = null
  await new Promise((done) => setTimeout(done, 0))
  vi.unstubAllGlobals()
  session.clear()
  markSigningOut(null)
  sessionStorage.clear()
  localStorage.clear()
  world?.close()
}
