import { definePopup, defineScreen } from '#patterns/routing/define-route.ts'

const forgot = defineScreen(() => import('./screens/forgot.tsx'), 'recover', 'forms')

export const popups = [definePopup({ name: 'forgot', screen: forgot })] as const
