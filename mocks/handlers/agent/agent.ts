import type { RequestHandler } from 'msw'
import type { World } from '#mocks/world/world-types.ts'
import { agentAccountHandlers } from './accounts.ts'
import { agentAnnouncementHandlers } from './announcements.ts'
import { contractHandlers } from './contracts.ts'
import { downlineHandlers } from './downlines.ts'
import { incomeHandlers } from './income.ts'
import { agentLinkHandlers } from './links.ts'
import { agentMovementHandlers } from './movements.ts'
import { rebateHandlers } from './rebates.ts'
import { agentReportHandlers } from './reports.ts'
import { salaryHandlers } from './salary.ts'
import { teamHandlers } from './team.ts'
import { downlineTransferHandlers } from './transfers.ts'

/** An agent's views of the team below, all derived from the accounts' ledgers and the books of the others. */
export const agentHandlers = (world: World): RequestHandler[] => [
  ...teamHandlers(world),
  ...downlineHandlers(world),
  ...rebateHandlers(world),
  ...agentAnnouncementHandlers(world),
  ...agentAccountHandlers(world),
  ...agentLinkHandlers(world),
  ...contractHandlers(world),
  ...salaryHandlers(world),
  ...downlineTransferHandlers(world),
  ...agentReportHandlers(world),
  ...agentMovementHandlers(world),
  ...incomeHandlers(world),
]
