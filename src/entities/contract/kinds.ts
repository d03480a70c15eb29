import type { ConsolidatedContracts, ContractKind, ContractTier } from '#api/agent/contracts.ts'

export const CONTRACT_KINDS = [
  'DIVIDEND',
  'DAILY_SALARY',
  'HOURLY_SALARY',
  'REALTIME_SALARY',
] as const satisfies readonly ContractKind[]

export type TermName = keyof ContractTier

/** ENT-71, ENT-72: the terms of each kind, conditions first. */
export const TERMS_OF: Readonly<Record<ContractKind, readonly TermName[]>> = {
  DIVIDEND: ['periodValidBet', 'periodProfitLoss', 'activeMembers', 'rate'],
  DAILY_SALARY: ['dailyBetAmount', 'activeMembers', 'rate'],
  HOURLY_SALARY: ['hourlyBetAmount', 'rate'],
  REALTIME_SALARY: ['singleBetAmount', 'profitRate', 'lossRate'],
}

/** The terms that are rates in per cent. */
export const isRate = (name: TermName): name is 'rate' | 'profitRate' | 'lossRate' =>
  name === 'rate' || name === 'profitRate' || name === 'lossRate'

/** D-075: the names that the specification gives to what waits and what is in force. */
const CODES_OF = {
  DIVIDEND: { req: 'divtypereq', info: 'divtypeinfo' },
  DAILY_SALARY: { req: 'dailysalreqtype', info: 'dailysalinfotype' },
  HOURLY_SALARY: { req: 'contracthoursalreq', info: 'contracthoursalinfo' },
  REALTIME_SALARY: { req: 'realtimesalreqtype', info: 'contractmrdailysalinfotype' },
} as const satisfies Readonly<
  Record<ContractKind, Record<'req' | 'info', keyof ConsolidatedContracts>>
>

/** The kinds that have a pending contract. */
export const getPendingKinds = (codes: ConsolidatedContracts): readonly ContractKind[] =>
  CONTRACT_KINDS.filter((kind) => codes[CODES_OF[kind].req] !== 'NONE')

/** Whether a contract of this kind is pending for the agent or pays the agent. */
export const isActiveOrPending = (codes: ConsolidatedContracts, kind: ContractKind): boolean =>
  codes[CODES_OF[kind].req] !== 'NONE' || codes[CODES_OF[kind].info] !== 'NONE'
