import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

export const gameHost = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/game-host.tsx'), loadTexts('play')])
  return screen
})
