import { definePopup, defineRoute, defineScreen } from '../../../patterns/routing/define-route.ts'

const comingSoon = defineScreen(() => import('./screens/coming-soon.tsx'), 'pages')
const notFound = defineScreen(() => import('./screens/not-found.tsx'), 'pages')
const limits = defineScreen(() => import('./screens/limits.tsx'), 'pages')
const realAccount = defineScreen(() => import('./screens/real-account.tsx'), 'pages')

export const routes = [
  defineRoute({
    path: '/pointMall',
    title: 'shell:title.pointMall',
    screen: comingSoon,
    props: { title: 'pointMall' },
  }),
  defineRoute({ path: '*', title: 'shell:title.notFound', screen: notFound }),
] as const

export const popups = [
  definePopup({ name: 'limits', screen: limits }),
  definePopup({ name: 'real-account', screen: realAccount }),
] as const
