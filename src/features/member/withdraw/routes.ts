import { Banknote } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const withdraw = defineScreen(
  () => import('./screens/withdraw.tsx'),
  ...(['withdraw', 'bonus', 'forms', 'patterns'] as const),
)

export const memberPages = [
  defineMemberPage({
    page: 'withdraw',
    menu: { group: 'money', icon: Banknote, badge: 'receipts' },
    params: ['withdrawal', 'withdrawals'],
    screen: withdraw,
  }),
] as const
