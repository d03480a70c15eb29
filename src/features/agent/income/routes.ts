import { HandCoins } from 'lucide-react'
import { defineAgentPage } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const TEXTS = ['income', 'records', 'patterns', 'agent'] as const

export const agentPages = [
  defineAgentPage({
    page: 'agentRevenueReport',
    menu: { group: 'income', icon: HandCoins },
    screen: defineScreen(() => import('./screens/my-income.tsx'), ...TEXTS),
  }),
] as const
