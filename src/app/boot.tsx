import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { setRequestContext } from '../api/context.ts'
import { createQueryClient } from '../api/query-client.ts'
import { systemQueries } from '../api/system.ts'
import { currentLanguage, onLanguage, startI18n } from '../i18n/i18n.ts'
import { deviceStorage } from '../lib/storage.ts'
import { endSession } from '../session/end.ts'
import { session } from '../session/store.ts'
import { App } from './app.tsx'
import { loadFonts } from './fonts.ts'
import { preloadRoute } from './routes.tsx'

/**
 * SYS-11, SYS-20: texts and configuration first, then the app. Until then the page shows
 * the shell that its HTML brought. A configuration that fails is the status gate's to show.
 */
export async function boot(root: HTMLElement): Promise<void> {
  const client = createQueryClient()
  setRequestContext({
    token: () => session.get('token'),
    merchant: () => session.get('merchantCode') ?? deviceStorage.get('merchantCode'),
    language: currentLanguage,
    transportKey: () => client.getQueryData(systemQueries.config().queryKey)?.transportKey ?? null,
    onUnauthorized: (token) => endSession(client, token),
  })
  onLanguage(loadFonts)
  await Promise.all([
    startI18n(),
    client.prefetchQuery(systemQueries.config()),
    preloadRoute(window.location.pathname),
  ])
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
