import { agentHome } from '../features/agent/routes.tsx'
import { agentLogin } from '../features/auth/routes.tsx'
import { home } from '../features/home/routes.tsx'
import { comingSoon, notFound } from '../features/pages/routes.tsx'
import { gameHost } from '../features/play/routes.tsx'
import { factsOf, type PathFacts, type ScreenKey } from './paths.ts'

/** A screen that is loaded when its path is first shown. */
const SCREENS = {
  home,
  'agent-login': agentLogin,
  'agent-home': agentHome,
  game: gameHost,
  coming: comingSoon,
  'not-found': notFound,
} satisfies Record<ScreenKey, unknown>

/** Starts loading what a path needs, before it is shown. */
export async function preloadRoute(pathname: string): Promise<void> {
  await SCREENS[factsOf(pathname).screen].preload().catch(() => undefined)
}

/** The screen of a path. */
export function Screen({ facts }: { facts: PathFacts }) {
  const { View } = SCREENS[facts.screen]
  return <View title={facts.title} />
}
