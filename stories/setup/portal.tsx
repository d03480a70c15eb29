import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { App } from '#app/app.tsx'
import { ScreenPage } from './docs-pages.tsx'
import { screenModes } from './modes.ts'

/** The data that the world's loader passes to a screen story. */
interface Opened {
  client?: QueryClient
  route?: string
}

/** The whole portal at an address, in the story's own world. */
function Portal({ client, route = '/' }: Opened) {
  if (!client) throw new Error('A screen story needs parameters.world, such as "scenario=member".')
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[route]}>
        <App />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

/** The meta of every screen story: `export default { ...screen, title: 'Features/Home' }`. */
export const screen = {
  component: Portal,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: screenModes },
    docs: { page: ScreenPage },
  },
  render: (_args: unknown, { loaded }: { loaded: Opened }) => <Portal {...loaded} />,
}
