import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { setRequestContext } from '../api/context.ts'
import { createQueryClient } from '../api/query-client.ts'
import { systemQueries } from '../api/system.ts'
import { currentLanguage, onLanguage, startI18n } from '../i18n/i18n.ts'
import type { Language } from '../i18n/languages.ts'
import { deviceStorage } from '../lib/storage.ts'
import { endSession } from '../session/end.ts'
import { session } from '../session/store.ts'
import { App } from './app.tsx'
import { loadFonts } from './fonts.ts'
import { preloadRoute } from './routes.tsx'

/**
 * SYS-11, SYS-20: texts and configuration first, then the app. A configuration that fails is
 * the status gate's to show. Answers with the client that holds what was fetched.
 */
export async function prepare(pathname: string, language?: Language): Promise<QueryClient> {
  const client = createQueryClient()
  setRequestContext({
    token: () => session.get('token'),
    merchant: () => session.get('merchantCode') ?? deviceStorage.get('merchantCode'),
    language: currentLanguage,
    transportKey: () => client.getQueryData(systemQueries.config().queryKey)?.transportKey ?? null,
    onUnauthorized: (token) => endSession(client, token),
  })
  await Promise.all([
    startI18n(language),
    client.prefetchQuery(systemQueries.config()),
    preloadRoute(pathname),
  ])
  return client
}

/** Shows the portal in place of the shell that the page's HTML brought. */
export async function boot(root: HTMLElement): Promise<void> {
  onLanguage(loadFonts)
  const client = await prepare(window.location.pathname)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
