import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const feedback = lazyScreen(async () => {
  const [popup] = await Promise.all([
    import('./screens/feedback.tsx'),
    loadTexts('support', 'forms'),
  ])
  return popup
})

const chat = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/chat.tsx'), loadTexts('support', 'forms')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = {
  feedback: feedback.View,
  chat: chat.View,
}
