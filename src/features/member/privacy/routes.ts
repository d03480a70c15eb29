import { FileLock2 } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const privacy = defineScreen(
  () => import('./screens/privacy.tsx'),
  'privacy',
  'matters',
  'member',
  'forms',
)

export const memberPages = [
  defineMemberPage({
    page: 'privacy',
    menu: { group: 'account', icon: FileLock2 },
    screen: privacy,
  }),
] as const
