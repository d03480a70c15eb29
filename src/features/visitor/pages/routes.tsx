import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** RTE-10..35: known routes whose screen comes later. */
export const comingSoon = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/coming-soon.tsx'), loadTexts('pages')])
  return screen
})

/** Every address that is none of ours. */
export const notFound = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/not-found.tsx'), loadTexts('pages')])
  return screen
})

const limits = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/limits.tsx'), loadTexts('pages')])
  return popup
})

const realAccount = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/real-account.tsx'), loadTexts('pages')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = {
  limits: limits.View,
  'real-account': realAccount.View,
}
