import { Send } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const transferUpline = defineScreen(
  () => import('./screens/transfer-upline.tsx'),
  ...(['transfer', 'forms', 'patterns'] as const),
)

export const memberPages = [
  defineMemberPage({
    page: 'transferUpline',
    menu: { group: 'money', icon: Send },
    screen: transferUpline,
  }),
] as const
