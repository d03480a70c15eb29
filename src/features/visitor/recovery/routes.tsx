import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const forgot = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/forgot.tsx'), loadTexts('recover', 'forms')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = { forgot: forgot.View }
