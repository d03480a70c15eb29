import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const texts = () => loadTexts('prizes', 'forms')

/** OTH-22. */
export const wheel = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/wheel.tsx'), texts()])
  return screen
})

/** OTH-23, PRD-08. */
export const redEnvelope = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/red-envelope.tsx'), texts()])
  return screen
})

/** PRD-09. */
export const raffle = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/raffle.tsx'), texts()])
  return screen
})
