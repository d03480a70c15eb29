import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { type LotteryArea, type LotteryPlace, lotteryQueries } from '#api/games/lottery.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { useToken } from '#session/store.ts'

/** After a draw its numbers need a moment. */
const DRAW_DELAY_MS = 1000
const MIN_INTERVAL_MS = 3000
const MAX_INTERVAL_MS = 30_000

/** Milliseconds until a draw is over; a long overdue draw is polled every MAX_INTERVAL_MS. */
function untilDrawn(at: number, longest = Number.POSITIVE_INFINITY): number {
  const wait = at - serverNow() + DRAW_DELAY_MS
  if (wait < -MAX_INTERVAL_MS) return MAX_INTERVAL_MS
  return Math.max(MIN_INTERVAL_MS, Math.min(longest, wait))
}

/** The lotteries of an area; fetched again when the first of them closes its draw. */
export function useLotteries(place: LotteryPlace, enabled: boolean) {
  return useQuery({
    ...lotteryQueries.list(place, useLanguage().code),
    enabled,
    refetchInterval: pollingInterval(({ state }) => {
      const closing = asArray(state.data?.list).map(({ draw }) => draw.closesAt)
      return untilDrawn(Math.min(...closing), MAX_INTERVAL_MS)
    }),
  })
}

/** The member's recently played lotteries in Vietnam; empty elsewhere and on failure. */
export function useRecentLotteries({ area, mode }: LotteryPlace, enabled: boolean) {
  const token = useToken()
  const query = useQuery({
    ...lotteryQueries.recent(token ?? '', mode, useLanguage().code),
    enabled: enabled && area === 'VN' && token !== null,
    refetchInterval: pollingInterval(MAX_INTERVAL_MS),
  })
  return asArray(query.data?.list)
}

/** One lottery; fetched again when its next draw is over. */
export function useLottery(code: string, place: LotteryPlace, enabled: boolean) {
  return useQuery({
    ...lotteryQueries.game(code, place, useLanguage().code),
    enabled,
    staleTime: 0,
    refetchInterval: pollingInterval(({ state: { data } }) => {
      if (!data) return false
      return untilDrawn(data.last.drawnAt + data.everySeconds * 1000)
    }),
  })
}

export const useOpened = (code: string, area: LotteryArea, page: number) =>
  useQuery({ ...lotteryQueries.opened(code, area, page), placeholderData: (old) => old })

export function useBets(code: string, page: number) {
  const token = useToken()
  return useQuery({
    ...lotteryQueries.bets(token ?? '', code, page),
    enabled: token !== null,
    placeholderData: (old) => old,
  })
}

/** The pending bets, and all bets on the draws in `awaited`. */
export function useLatestBets(code: string, awaited: () => ReadonlySet<string>) {
  const token = useToken()
  const bets = lotteryQueries.latestBets(token ?? '', code, awaited)
  return useQuery({ ...bets, enabled: token !== null }).data
}

/** Whether the vendor's own client takes the bets of an area. */
export function useIsVendorRun(area: LotteryArea): boolean {
  const client = useQuery(systemQueries.config()).data?.vnLotteryClient
  return area === 'VN' && client === 'VENDOR'
}
