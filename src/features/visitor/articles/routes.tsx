import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** OTH-16, OTH-17: the blog and the news, two shelves of one room. */
export const reading = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('./screens/reading.tsx'),
    loadTexts('reading', 'forms'),
  ])
  return screen
})
