import { Gift, Target } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const rewards = defineScreen(() => import('./screens/rewards.tsx'), 'rewards', 'forms')
const signIn = defineScreen(() => import('./screens/sign-in.tsx'), 'rewards', 'forms')
const missions = defineScreen(
  () => import('./screens/missions.tsx'),
  ...(['rewards', 'winners', 'member', 'forms'] as const),
)
const dailyTasks = defineScreen(() => import('./screens/daily-tasks.tsx'), 'rewards', 'forms')

export const routes = [
  defineRoute({ path: '/rewards', title: 'shell:title.rewards', auth: '/login', screen: rewards }),
  defineRoute({ path: '/signIn', title: 'shell:title.signIn', auth: '/login', screen: signIn }),
  defineRoute({
    path: '/dailyTasks',
    title: 'shell:title.dailyTasks',
    auth: '/login',
    screen: dailyTasks,
  }),
] as const

export const memberPages = [
  defineMemberPage({
    page: 'rewardCenter',
    menu: { group: 'rewards', icon: Gift, badge: 'rewards' },
    screen: rewards,
  }),
  defineMemberPage({
    page: 'missionLeaderboard',
    menu: { group: 'rewards', icon: Target, badge: 'missions' },
    params: ['kind'],
    screen: missions,
  }),
] as const
