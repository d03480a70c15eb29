import { MessagesSquare } from 'lucide-react'
import { defineAgentPage } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

export const agentPages = [
  defineAgentPage({
    page: 'chatRoom',
    menu: { group: 'service', icon: MessagesSquare },
    requires: 'chat',
    screen: defineScreen(() => import('./screens/chat-room.tsx'), 'support', 'forms', 'agent'),
  }),
] as const
