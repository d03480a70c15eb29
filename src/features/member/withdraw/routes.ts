import { Banknote } from 'lucide-react'
import { defineMemberPage } from '../../../patterns/routing/define-member-page.ts'
import { defineScreen } from '../../../patterns/routing/define-route.ts'

const withdraw = defineScreen(() => import('./screens/withdraw.tsx'), 'member')

export const memberPages = [
  defineMemberPage({
    page: 'withdraw',
    menu: { group: 'money', icon: Banknote },
    screen: withdraw,
  }),
] as const
