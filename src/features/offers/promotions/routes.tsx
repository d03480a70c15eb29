import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** RTE-13: all promotions, and over them the one that the address names. */
export const promotions = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('./screens/promotions.tsx'),
    loadTexts('promotions', 'forms'),
  ])
  return screen
})
