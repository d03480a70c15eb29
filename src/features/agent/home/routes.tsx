import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** RTE-09: the agent's landing page; the agent centre's own pages follow. */
export const agentHome = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/agent-home.tsx'), loadTexts('pages')])
  return screen
})
