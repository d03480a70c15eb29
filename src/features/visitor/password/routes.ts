import { definePopup, defineScreen } from '#patterns/routing/define-route.ts'

const changePassword = defineScreen(
  () => import('./screens/change-password.tsx'),
  'password',
  'forms',
)

export const popups = [definePopup({ name: 'change-password', screen: changePassword })] as const
