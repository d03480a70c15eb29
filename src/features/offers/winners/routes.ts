import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const winners = defineScreen(() => import('./screens/winners.tsx'), 'winners', 'game', 'patterns')
const leaderboard = defineScreen(() => import('./screens/leaderboard.tsx'), 'winners', 'forms')

export const routes = [
  defineRoute({ path: '/winners', title: 'shell:title.winners', screen: winners }),
  defineRoute({ path: '/leaderboard', title: 'shell:title.leaderboard', screen: leaderboard }),
] as const
