import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** RTE-30..35: the lotteries of an area, or the one that the address names. */
export const lottery = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('./screens/lottery.tsx'),
    loadTexts('lottery', 'forms'),
  ])
  return screen
})
