import { definePopup, defineScreen } from '#patterns/routing/define-route.ts'

const waiting = defineScreen(
  () => import('./screens/waiting-contracts.tsx'),
  ...(['contracts', 'forms'] as const),
)

export const popups = [definePopup({ name: 'contracts', screen: waiting })] as const
