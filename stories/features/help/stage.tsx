import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { popups } from '../../../src/features/help/routes.tsx'
import { usePopup } from '../../../src/session/popup.ts'

interface Opened {
  client?: QueryClient
  route?: string
}

/** The pop-up of the address alone, without the page behind it; the address stands below. */
function Here() {
  const { pathname, search, hash } = useLocation()
  const { popup, close } = usePopup()
  const name = popup === 'apps' ? 'apps' : pathname === '/help' || popup === 'help' ? 'help' : null
  const Popup = name ? popups[name] : null
  return (
    <>
      <output data-testid="address">{pathname + search + hash}</output>
      <Suspense fallback={null}>{Popup ? <Popup onClose={() => void close()} /> : null}</Suspense>
    </>
  )
}

function Stage({ client, route = '/' }: Opened) {
  if (!client) throw new Error('A screen story needs parameters.world.')
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[route]}>
        <Here />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** The meta of the help's stories: what `screen` is, for a pop-up without its page. */
export const stage = {
  component: Stage,
  parameters: { layout: 'fullscreen' },
  render: (_args: unknown, { loaded }: { loaded: Opened }) => <Stage {...loaded} />,
}

/** Where a story stands: its address and its world. */
export const at = (route: string, scenario = 'guest') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

export const PHONE = { viewport: { value: 'phone' } }

/** The pop-up's code and its calls come one after the other. */
export const PATIENT = { timeout: 10_000 }
