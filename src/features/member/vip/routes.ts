import { Crown } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const vip = defineScreen(() => import('./screens/vip.tsx'), 'vip', 'member', 'forms')

export const memberPages = [
  defineMemberPage({ page: 'vip', menu: { group: 'rewards', icon: Crown }, screen: vip }),
] as const
