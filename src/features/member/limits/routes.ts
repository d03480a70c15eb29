import { HeartHandshake } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const limits = defineScreen(
  () => import('./screens/limits.tsx'),
  ...(['limits', 'matters', 'member', 'forms', 'pages', 'patterns'] as const),
)

export const memberPages = [
  defineMemberPage({
    page: 'limits',
    menu: { group: 'account', icon: HeartHandshake },
    screen: limits,
  }),
] as const
