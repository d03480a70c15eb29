import { useQuery } from '@tanstack/react-query'
import { prizeQueries } from '#api/offers/prizes.ts'
import { rewardQueries } from '#api/offers/rewards.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useToken } from '#session/store.ts'
import type { Range } from '../model.ts'

/** The calendar of this month; it also says which day is today. */
export const useThisMonth = () => useQuery(rewardQueries.checkIn(useToken() ?? '', null))

/** Other days of the calendar; nothing is fetched without a range. */
export function useDays(range: Range | null) {
  const token = useToken() ?? ''
  return useQuery({ ...rewardQueries.checkIn(token, range), enabled: range !== null })
}

export function useMissions() {
  const { code } = useLanguage()
  return useQuery(rewardQueries.missions(useToken() ?? '', code))
}

/** The number of spins this member has now. */
export function useWheelTickets(): number {
  const { code } = useLanguage()
  const wheel = useQuery(prizeQueries.wheel(useToken() ?? '', code)).data?.wheel
  return wheel && wheel.refusal === null ? wheel.tickets : 0
}
