import { definePopup, defineScreen } from '../../../patterns/routing/define-route.ts'

const paymentPassword = defineScreen(
  () => import('./screens/payment-password.tsx'),
  'security',
  'forms',
)

export const popups = [
  definePopup({ name: 'payment-password', params: ['forgot'], screen: paymentPassword }),
] as const
