import { definePopup, defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const notFound = defineScreen(() => import('./screens/not-found.tsx'), 'pages')
const limits = defineScreen(() => import('./screens/limits.tsx'), 'pages')
const realAccount = defineScreen(() => import('./screens/real-account.tsx'), 'pages')

export const routes = [
  defineRoute({ path: '*', title: 'shell:title.notFound', screen: notFound }),
] as const

export const popups = [
  definePopup({ name: 'limits', screen: limits }),
  definePopup({ name: 'real-account', screen: realAccount }),
] as const
