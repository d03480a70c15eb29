import { UserRound } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const profile = defineScreen(() => import('./screens/profile.tsx'), 'profile', 'member', 'forms')

export const memberPages = [
  defineMemberPage({
    page: 'profile',
    menu: { group: 'account', icon: UserRound },
    screen: profile,
  }),
] as const
