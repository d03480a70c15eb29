import { z } from 'zod/mini'
import type { TermName } from '#entities/contract/kinds.ts'

/** A tier as typed into the form. */
export type TierFields = Record<TermName, string>

export const NO_TIER: TierFields = {
  periodValidBet: '',
  periodProfitLoss: '',
  activeMembers: '',
  dailyBetAmount: '',
  hourlyBetAmount: '',
  rate: '',
  singleBetAmount: '',
  profitRate: '',
  lossRate: '',
}

export const tierSchema = z.object({
  periodValidBet: z.string(),
  periodProfitLoss: z.string(),
  activeMembers: z.string(),
  dailyBetAmount: z.string(),
  hourlyBetAmount: z.string(),
  rate: z.string(),
  singleBetAmount: z.string(),
  profitRate: z.string(),
  lossRate: z.string(),
})
