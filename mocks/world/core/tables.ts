import type { z } from 'zod'
import { accountTables } from './tables/accounts.ts'
import { agentLinkTables } from './tables/agent-links.ts'
import { cashierTables } from './tables/cashier.ts'
import { contentTables } from './tables/content.ts'
import { contractTables } from './tables/contracts.ts'
import { gameTables } from './tables/games.ts'
import { limitTables } from './tables/limits.ts'
import { lotteryTables } from './tables/lottery.ts'
import { moneyTables } from './tables/money.ts'
import { pointsTables } from './tables/points.ts'
import { privacyTables } from './tables/privacy.ts'
import { prizeTables } from './tables/prizes.ts'
import { proofTables } from './tables/proofs.ts'
import { rewardTables } from './tables/rewards.ts'
import { securityTables } from './tables/security.ts'
import { transferTables } from './tables/transfers.ts'

const tables = {
  ...accountTables,
  ...moneyTables,
  ...cashierTables,
  ...gameTables,
  ...contentTables,
  ...lotteryTables,
  ...rewardTables,
  ...pointsTables,
  ...prizeTables,
  ...proofTables,
  ...securityTables,
  ...privacyTables,
  ...limitTables,
  ...transferTables,
  ...agentLinkTables,
  ...contractTables,
}

export type TableName = keyof typeof tables
type Rows = { [N in TableName]: z.output<(typeof tables)[N]> }
export type Row<N extends TableName> = Rows[N]

/** The schema of every table's rows, by name. */
export const schemas: { readonly [N in TableName]: z.ZodType<Row<N>, Row<N>> } = tables

export type Member = Row<'members'>
export type Session = Row<'sessions'>
export type Play = Row<'plays'>
