import { Percent } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const TEXTS = ['rebate', 'play', 'member', 'forms'] as const

export const memberPages = [
  defineMemberPage({
    page: 'manualRebate',
    menu: { group: 'rewards', icon: Percent },
    flag: 'MANPLAYREB3',
    screen: defineScreen(() => import('./screens/manual-rebate.tsx'), ...TEXTS),
  }),
] as const
