import type { RequestHandler } from 'msw'
import type { World } from '#mocks/world/world-types.ts'
import { betReportHandlers } from './bets.ts'
import { bonusReportHandlers } from './bonuses.ts'
import { fundsHandlers } from './funds.ts'
import { profitLossHandlers } from './profit-loss.ts'
import { transactionReportHandlers } from './transactions.ts'

/** Records, all derived from the ledger, the rounds and the slips. */
export const reportsHandlers = (world: World): RequestHandler[] => [
  ...fundsHandlers(world),
  ...betReportHandlers(world),
  ...transactionReportHandlers(world),
  ...profitLossHandlers(world),
  ...bonusReportHandlers(world),
]
