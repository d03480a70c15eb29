import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const changePassword = lazyScreen(async () => {
  const [popup] = await Promise.all([
    import('./screens/change-password.tsx'),
    loadTexts('password', 'forms'),
  ])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = {
  'change-password': changePassword.View,
}
