import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'
import { watchInstallOffer } from './install-prompt.ts'

watchInstallOffer()

const help = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/help.tsx'), loadTexts('help')])
  return popup
})

const apps = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/apps.tsx'), loadTexts('help')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = { help: help.View, apps: apps.View }
