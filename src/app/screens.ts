import { agentHome } from '../features/agent/routes.tsx'
import { agentLogin } from '../features/auth/routes.tsx'
import { games, mine } from '../features/lobby/routes.tsx'
import { lottery } from '../features/lottery/routes.tsx'
import { comingSoon, notFound } from '../features/pages/routes.tsx'
import { gameHost } from '../features/play/routes.tsx'
import { raffle, redEnvelope, wheel } from '../features/prizes/routes.tsx'
import { promotions } from '../features/promotions/routes.tsx'
import { reading } from '../features/reading/routes.tsx'
import { dailyTasks, rewards, signIn } from '../features/rewards/routes.tsx'
import { leaderboard, winners } from '../features/winners/routes.tsx'
import type { LazyScreen } from '../ui/base/lazy-screen.ts'
import type { PageTitle, ScreenKey } from './paths.ts'

/** All screens but the home page; each is loaded when its path is first shown. */
export const SCREENS: Record<Exclude<ScreenKey, 'home'>, LazyScreen<{ title: PageTitle }>> = {
  'agent-login': agentLogin,
  'agent-home': agentHome,
  games,
  mine,
  game: gameHost,
  lottery,
  promotions,
  reading,
  winners,
  leaderboard,
  rewards,
  'sign-in': signIn,
  'daily-tasks': dailyTasks,
  wheel,
  redEnvelope,
  raffle,
  coming: comingSoon,
  'not-found': notFound,
}
