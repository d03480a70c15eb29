import { hashKey, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { setRequestContext } from '#api/transport/context.ts'
import { MIN_BACKOFF_MS } from '#api/transport/polling.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { currentLanguage, onLanguage, startI18n } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { setDefaultNumberStyle } from '#i18n/number-style.ts'
import { deviceStorage } from '#lib/storage.ts'
import { expireSession } from '#session/expiry.ts'
import { session } from '#session/store.ts'
import '#ui/base/opener.ts'
import { App } from '../app.tsx'
import { preloadRoute } from '../routing/preload-route.ts'
import { watchChunks } from './chunk-failure.ts'
import { loadFonts } from './fonts.ts'
import { gate } from './status-gate.tsx'
import { getSystemStatus, parseClosure } from './system-status.ts'

/**
 * When a query reports that the portal is closed, fetches the configuration, from which the gate reads the
 * state. Does so at most once a minute, however many queries report it. The gate itself handles a refused
 * configuration.
 */
function watchClosedPortal(client: QueryClient): void {
  const { queryKey } = systemQueries.config()
  let next = 0
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (event.query.queryHash === hashKey(queryKey) || performance.now() < next) return
    if (!parseClosure(event.action.error)) return
    next = performance.now() + MIN_BACKOFF_MS
    void client.refetchQueries({ queryKey }, { cancelRefetch: false })
  })
}

/**
 * Loads the texts and the configuration before the app. When the configuration fails, the status
 * gate shows it. Returns the query client with the fetched data.
 */
export async function prepare(address: string, language?: Language): Promise<QueryClient> {
  const client = createQueryClient()
  const { pathname, search } = new URL(address, window.location.origin)
  const config = () => client.getQueryData(systemQueries.config().queryKey)
  watchClosedPortal(client)
  setRequestContext({
    token: () => session.get('token'),
    merchant: () =>
      config()?.merchantCode ?? session.get('merchantCode') ?? deviceStorage.get('merchantCode'),
    language: currentLanguage,
    transportKey: () => config()?.transportKey ?? null,
    onUnauthorized: (token) => expireSession(client, token),
  })
  await Promise.all([
    startI18n(language),
    client.prefetchQuery(systemQueries.config()),
    preloadRoute(pathname, search),
  ])
  const known = config()
  setDefaultNumberStyle(known?.numberStyle)
  if (!known || getSystemStatus(known, window.location.hostname) !== 'normal') {
    await gate.preload().catch(() => undefined)
  }
  return client
}

/** Replaces the shell in the page's HTML with the portal. */
export async function boot(root: HTMLElement): Promise<void> {
  watchChunks()
  onLanguage(loadFonts)
  const client = await prepare(window.location.pathname + window.location.search)
  // A transition renders in slices, so the painted shell stays responsive meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <BrowserRouter basename={import.meta.env.BASE_URL}>
            <App />
          </BrowserRouter>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}
