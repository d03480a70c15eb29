import { ChartNoAxesCombined, Megaphone, Network } from 'lucide-react'
import { defineAgentPage } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const TEXTS = ['team', 'records', 'patterns', 'agent'] as const

export const agentPages = [
  defineAgentPage({
    page: 'agentTeamOverview',
    menu: { group: 'team', icon: ChartNoAxesCombined },
    screen: defineScreen(() => import('./screens/team-overview.tsx'), ...TEXTS),
  }),
  defineAgentPage({
    page: 'downlineManagmentView',
    menu: { group: 'team', icon: Network },
    screen: defineScreen(() => import('./screens/downline-management.tsx'), ...TEXTS),
  }),
  defineAgentPage({
    page: 'agentAnnouncement',
    menu: { group: 'service', icon: Megaphone },
    screen: defineScreen(() => import('./screens/agent-announcements.tsx'), ...TEXTS),
  }),
] as const
