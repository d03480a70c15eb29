import { agentHome } from '../features/agent/routes.tsx'
import { agentLogin } from '../features/auth/routes.tsx'
import { home } from '../features/home/routes.tsx'
import { games, mine } from '../features/lobby/routes.tsx'
import { comingSoon, notFound } from '../features/pages/routes.tsx'
import { gameHost } from '../features/play/routes.tsx'
import { promotions } from '../features/promotions/routes.tsx'
import { reading } from '../features/reading/routes.tsx'
import { lazyScreen } from '../ui/base/lazy-screen.ts'
import { factsOf, type PathFacts, type ScreenKey } from './paths.ts'
import { PlayerShell } from './player-shell.tsx'

/** A screen that is loaded when its path is first shown. */
const SCREENS = {
  home,
  'agent-login': agentLogin,
  'agent-home': agentHome,
  games,
  mine,
  game: gameHost,
  promotions,
  reading,
  coming: comingSoon,
  'not-found': notFound,
} satisfies Record<ScreenKey, unknown>

const agentShell = lazyScreen(() => import('./agent-shell.tsx'))
const gameShell = lazyScreen(() => import('./game-shell.tsx'))
const SHELLS: Partial<Record<ScreenKey, typeof agentShell>> = {
  'agent-login': agentShell,
  'agent-home': agentShell,
  game: gameShell,
}

/** SYS-08..10: agents and games have frames of their own; all else stands in the player's. */
export const shellOf = (screen: ScreenKey) => SHELLS[screen]?.View ?? PlayerShell

/** Starts loading what a path needs, before it is shown. */
export async function preloadRoute(pathname: string): Promise<void> {
  const { screen } = factsOf(pathname)
  const parts = [SCREENS[screen].preload(), SHELLS[screen]?.preload()]
  await Promise.all(parts).catch(() => undefined)
}

/** The screen of a path. */
export function Screen({ facts }: { facts: PathFacts }) {
  const { View } = SCREENS[facts.screen]
  return <View title={facts.title} />
}
