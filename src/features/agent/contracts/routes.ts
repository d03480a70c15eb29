import { CalendarClock, Handshake, Hourglass, Timer } from 'lucide-react'
import { defineAgentPage } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const screen = defineScreen(
  () => import('./screens/contracts.tsx'),
  ...(['contracts', 'records', 'forms', 'patterns', 'agent'] as const),
)

const page = { requires: 'contract', screen } as const

export const agentPages = [
  defineAgentPage({
    ...page,
    page: 'dividendContract',
    menu: { group: 'contracts', icon: Handshake },
  }),
  defineAgentPage({
    ...page,
    page: 'dailySalaryContract',
    menu: { group: 'contracts', icon: CalendarClock },
  }),
  defineAgentPage({
    ...page,
    page: 'hourSalaryContract',
    menu: { group: 'contracts', icon: Hourglass },
  }),
  defineAgentPage({
    ...page,
    page: 'realtimeSalaryContract',
    menu: { group: 'contracts', icon: Timer },
  }),
] as const
