import { ArrowDownToLine } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const deposit = defineScreen(
  () => import('./screens/deposit.tsx'),
  ...(['deposit', 'bonus', 'member', 'forms', 'patterns'] as const),
)

export const memberPages = [
  defineMemberPage({
    page: 'depositv2',
    menu: { group: 'money', icon: ArrowDownToLine },
    params: ['deposit'],
    screen: deposit,
  }),
] as const
