import { Users } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

export const memberPages = [
  defineMemberPage({
    page: 'referral',
    menu: { group: 'rewards', icon: Users },
    flag: 'referral',
    screen: defineScreen(() => import('./screens/referral.tsx'), 'referral', 'member', 'forms'),
  }),
] as const
