import { UserPlus } from 'lucide-react'
import { defineAgentPage } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

export const agentPages = [
  defineAgentPage({
    page: 'registerCenter',
    menu: { group: 'team', icon: UserPlus },
    screen: defineScreen(
      () => import('./screens/register-center.tsx'),
      ...(['links', 'records', 'forms', 'patterns', 'agent'] as const),
    ),
  }),
] as const
