import { ShieldCheck } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { definePopup, defineScreen } from '#patterns/routing/define-route.ts'

const securityCenter = defineScreen(
  () => import('./screens/security-center.tsx'),
  'security',
  'member',
  'forms',
)
const paymentPassword = defineScreen(
  () => import('./screens/payment-password.tsx'),
  'security',
  'forms',
)
const secure = defineScreen(() => import('./screens/secure.tsx'), 'security', 'forms', 'matters')

export const memberPages = [
  defineMemberPage({
    page: 'securityCenter',
    menu: { group: 'account', icon: ShieldCheck },
    screen: securityCenter,
  }),
] as const

export const popups = [
  definePopup({ name: 'payment-password', params: ['forgot'], screen: paymentPassword }),
  definePopup({ name: 'secure', params: ['do'], screen: secure }),
] as const
