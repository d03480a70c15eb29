import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

/** AGT-21..25: the agent's own door. */
export const agentLogin = lazyScreen(async () => {
  const [screen] = await Promise.all([
    import('./screens/agent-login.tsx'),
    loadTexts('auth', 'forms'),
  ])
  return screen
})

const login = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/login.tsx'), loadTexts('auth', 'forms')])
  return popup
})

const logout = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/logout.tsx'), loadTexts('auth', 'forms')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = {
  login: login.View,
  logout: logout.View,
}
