import { ArrowLeftRight, CreditCard, TrendingDown, Trophy } from 'lucide-react'
import { defineAgentPage } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const TEXTS = ['downlines', 'team', 'records', 'patterns', 'agent'] as const

export const agentPages = [
  defineAgentPage({
    page: 'personalHistoryCopy',
    menu: { group: 'team', icon: Trophy },
    screen: defineScreen(() => import('./screens/team-betting.tsx'), ...TEXTS),
  }),
  defineAgentPage({
    page: 'palStatementsAgentCopy',
    menu: { group: 'team', icon: TrendingDown },
    screen: defineScreen(() => import('./screens/user-loss.tsx'), ...TEXTS),
  }),
  defineAgentPage({
    page: 'agentDownlineTransactionDetailsCopy',
    menu: { group: 'team', icon: ArrowLeftRight },
    screen: defineScreen(() => import('./screens/account-details.tsx'), ...TEXTS),
  }),
  defineAgentPage({
    page: 'creditReport',
    menu: { group: 'income', icon: CreditCard },
    screen: defineScreen(() => import('./screens/credit-report.tsx'), ...TEXTS),
  }),
] as const
