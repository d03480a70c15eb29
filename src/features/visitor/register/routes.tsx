import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const register = lazyScreen(async () => {
  const [popup] = await Promise.all([
    import('./screens/register.tsx'),
    loadTexts('register', 'forms'),
  ])
  return popup
})

const welcome = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/welcome.tsx'), loadTexts('register')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = {
  register: register.View,
  welcome: welcome.View,
}
