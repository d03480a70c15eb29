import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** OTH-14. The sheet of a game speaks the home page's words. */
export const winners = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('./screens/winners.tsx'),
    loadTexts('winners', 'home', 'forms'),
  ])
  return screen
})

/** OTH-15. */
export const leaderboard = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('./screens/leaderboard.tsx'),
    loadTexts('winners', 'forms'),
  ])
  return screen
})
