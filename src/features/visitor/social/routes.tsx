import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const link = lazyScreen(async () => {
  const [popup] = await Promise.all([
    import('./screens/link.tsx'),
    loadTexts('social', 'auth', 'forms'),
  ])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = {
  link: link.View,
}
