import { BellRing, Mail } from 'lucide-react'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const TEXTS = ['messages', 'member', 'patterns', 'forms'] as const

export const memberPages = [
  defineMemberPage({
    page: 'messageV2',
    menu: { group: 'account', icon: Mail, badge: 'messages' },
    params: ['inbox', 'inboxPage'],
    screen: defineScreen(() => import('./screens/messages.tsx'), ...TEXTS),
  }),
  defineMemberPage({
    page: 'notifications',
    menu: { group: 'account', icon: BellRing },
    screen: defineScreen(() => import('./screens/notifications.tsx'), ...TEXTS),
  }),
] as const
