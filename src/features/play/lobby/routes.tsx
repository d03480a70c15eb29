import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** RTE-15..27. */
export const games = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/games.tsx'), loadTexts('lobby')])
  return screen
})

/** RTE-28, RTE-29. */
export const mine = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/mine.tsx'), loadTexts('lobby')])
  return screen
})

const vendorGames = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/vendor-games.tsx'), loadTexts('lobby')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = { games: vendorGames.View }
