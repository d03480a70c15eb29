import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath, useLocation } from 'react-router'
import { vi } from 'vitest'
import type { PermissionConfig } from '#api/content/system.ts'
import { systemQueries } from '#api/content/system.ts'
import { App } from '#app/app.tsx'
import { prepare } from '#app/boot/boot.tsx'
import { loadRoutes } from '#app/routing/route-table.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { markSigningOut } from '#session/expiry.ts'
import { session } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import '#tests/house/test-timeout.ts'
import { type Answers, interceptAnswers } from './answers.ts'
import { stubBrowser } from './browser.ts'

configure({
  // The default message prints the whole page each time an element is not found.
  getElementError: (message) =>
    new Error(`${message}\n\n${document.body.textContent?.replace(/\s+/g, ' ')}`),
})

/** The link of a world with these scenarios (joined by `+`), the same in every run. */
export const frozenLink = (scenarios: string) =>
  `?scenario=${scenarios}&seed=7&clock=2026-11-20T09:00:00Z`

/** Sets a field's text at once, for tests that do not depend on single keys. */
export function fillIn(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
}

/** Keeps the app's number of retries but shortens the waits between them. */
function shortenRetries(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 20 } })
}

export type Modules = Readonly<Record<string, boolean>>

/** The whitelabel tree of a configuration that only switches these modules on or off. */
export const toWhitelabel = (modules: Modules): PermissionConfig['whitelabel'] =>
  Object.entries(modules).map(([modId, enabled]) => ({ modId, enabled, childrenNodes: [] }))

export interface OpenedPortal extends StartedWorld, Answers {
  readonly client: QueryClient
  /** Types and clicks without delays. Use `type` if single keys matter, `paste` for plain text. */
  readonly user: UserEvent
  /** The current address with query and hash. */
  address(): string
  /** The number of calls of an operation that the world has answered. */
  count(id: OperationId): number
  /** The decrypted bodies of those calls, oldest first. */
  bodies(id: OperationId): readonly unknown[]
  /** Replaces the view (by default the whole portal) in the same world and tab. */
  show(view?: ReactNode, route?: string): void
}

export interface Options {
  readonly language?: string
  /** Changes the configuration before the app reads it. */
  readonly config?: (config: PermissionConfig) => PermissionConfig
  /** The view to render in place of the whole portal. */
  readonly view?: ReactNode
  /** The state of the history entry. */
  readonly state?: unknown
  /** Texts to load before the view is rendered, besides those of the route. */
  readonly texts?: Parameters<typeof loadTexts>
}

let started: StartedWorld | null = null

/** Opens the portal, or one view of it, at an address in its own world. */
export async function openPortal(
  link: string,
  route = '/',
  { language, config, view = <App />, state, texts = [] }: Options = {},
): Promise<OpenedPortal> {
  stubBrowser()
  sessionStorage.clear()
  localStorage.clear()
  document.title = ''
  started = await startWorld(link)
  const { world } = started
  const answers = interceptAnswers()
  if (world.visitor.token) sessionStorage.setItem('token', world.visitor.token)
  const client = await prepare(route, findLanguage(language ?? 'EN') ?? undefined)
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

/** Clears page and tab after each test. A broken contract or an unknown call fails the test. */
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
