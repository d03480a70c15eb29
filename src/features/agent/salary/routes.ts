import { CalendarCheck, Clock, PieChart, Zap } from 'lucide-react'
import { defineAgentPage } from '#patterns/routing/define-agent-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'

const screen = defineScreen(
  () => import('./screens/salaries.tsx'),
  ...(['salary', 'contracts', 'records', 'patterns', 'agent'] as const),
)

/** Only where a contract of the kind waits or pays. */
const page = { requires: 'salary', screen } as const

export const agentPages = [
  defineAgentPage({
    ...page,
    page: 'agentDividendRecordCopy2',
    kind: 'DIVIDEND',
    menu: { group: 'income', icon: PieChart },
  }),
  defineAgentPage({
    ...page,
    page: 'agentDailyWages2',
    kind: 'DAILY_SALARY',
    menu: { group: 'income', icon: CalendarCheck },
  }),
  defineAgentPage({
    ...page,
    page: 'agentHourSalary',
    kind: 'HOURLY_SALARY',
    menu: { group: 'income', icon: Clock },
  }),
  defineAgentPage({
    ...page,
    page: 'agentRealtimeSalary',
    kind: 'REALTIME_SALARY',
    menu: { group: 'income', icon: Zap },
  }),
] as const
