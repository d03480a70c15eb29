import { definePopup, defineScreen } from '#patterns/routing/define-route.ts'

const link = defineScreen(() => import('./screens/link.tsx'), 'social', 'auth', 'forms')

export const popups = [definePopup({ name: 'link', screen: link })] as const
