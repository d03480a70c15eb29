import { home } from '../../features/visitor/home/routes.tsx'
import { type LazyScreen, lazyScreen } from '../../ui/base/lazy-screen.ts'
import { PlayerShell } from '../shells/player-shell.tsx'
import { factsOf, type PageTitle, type PathFacts, type ScreenKey } from './paths.ts'

type Titled = { title: PageTitle }

/** The screens with the table of all others before them, which the home page does not wait for. */
const OTHERS = new Map<ScreenKey, LazyScreen<Titled>>()

function screenOf(key: ScreenKey): LazyScreen<Titled> {
  if (key === 'home') return home
  const known = OTHERS.get(key)
  if (known) return known
  const screen = lazyScreen<Titled>(async () => {
    const { SCREENS } = await import('./screens.ts')
    const { View, preload } = SCREENS[key]
    await preload()
    return { default: View }
  })
  OTHERS.set(key, screen)
  return screen
}

const agentShell = lazyScreen(() => import('../shells/agent-shell.tsx'))
const gameShell = lazyScreen(() => import('../shells/game-shell.tsx'))
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
  const parts = [screenOf(screen).preload(), SHELLS[screen]?.preload()]
  await Promise.all(parts).catch(() => undefined)
}

/** The screen of a path. */
export function Screen({ facts }: { facts: PathFacts }) {
  const { View } = screenOf(facts.screen)
  return <View title={facts.title} />
}
