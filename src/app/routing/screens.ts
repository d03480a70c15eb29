import { agentHome } from '../../features/agent/home/routes.tsx'
import { raffle, redEnvelope, wheel } from '../../features/offers/prizes/routes.tsx'
import { promotions } from '../../features/offers/promotions/routes.tsx'
import { dailyTasks, rewards, signIn } from '../../features/offers/rewards/routes.tsx'
import { leaderboard, winners } from '../../features/offers/winners/routes.tsx'
import { gameHost } from '../../features/play/game-host/routes.tsx'
import { games, mine } from '../../features/play/lobby/routes.tsx'
import { lottery } from '../../features/play/lottery/routes.tsx'
import { reading } from '../../features/visitor/articles/routes.tsx'
import { agentLogin } from '../../features/visitor/auth/routes.tsx'
import { comingSoon, notFound } from '../../features/visitor/pages/routes.tsx'
import type { LazyScreen } from '../../ui/base/lazy-screen.ts'
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
