import { Wallet } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const wallet = defineScreen(
  () => import('./screens/wallet.tsx'),
  ...(['wallet', 'forms', 'patterns', 'records'] as const),
)

export const memberPages = [
  defineMemberPage({
    page: 'transferFund',
    menu: { group: 'money', icon: Wallet },
    params: ['vendor'],
    screen: wallet,
  }),
] as const
