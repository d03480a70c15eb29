import { definePopup, defineScreen } from '#patterns/routing/define-route.ts'

const feedback = defineScreen(() => import('./screens/feedback.tsx'), 'support', 'forms')
const chat = defineScreen(() => import('./screens/chat.tsx'), 'support', 'forms')

export const popups = [
  definePopup({ name: 'feedback', screen: feedback }),
  definePopup({ name: 'chat', screen: chat }),
] as const
