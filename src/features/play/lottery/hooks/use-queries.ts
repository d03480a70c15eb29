import { useQuery } from '@tanstack/react-query'
import { type LotteryArea, type LotteryPlace, lotteryQueries } from '../../../../api/lottery.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { asArray } from '../../../../lib/read.ts'
import { useToken } from '../../../../session/store.ts'

/** After a draw, its numbers need a moment; before one, nobody asks more often than this. */
const AFTER_MS = 1000
const OFTEN_MS = 3000
const SELDOM_MS = 30_000

/** The lotteries of an area; asked again when the first of them closes its draw. */
export function useLotteries(place: LotteryPlace, enabled: boolean) {
  return useQuery({
    ...lotteryQueries.list(place, useLanguage().code),
    enabled,
    refetchInterval: ({ state }) => {
      const closing = asArray(state.data?.list).map(({ draw }) => draw.closesAt)
      const wait = Math.min(...closing) - serverNow() + AFTER_MS
      return Math.max(OFTEN_MS, Math.min(SELDOM_MS, wait))
    },
  })
}

/** API-37: what this member played lately in Vietnam; nothing elsewhere, and nothing when it fails. */
export function useRecentLotteries({ area, mode }: LotteryPlace, enabled: boolean) {
  const token = useToken()
  const query = useQuery({
    ...lotteryQueries.recent(token ?? '', mode, useLanguage().code),
    enabled: enabled && area === 'VN' && token !== null,
    refetchInterval: SELDOM_MS,
  })
  return asArray(query.data?.list)
}

/** One lottery; asked again when its next draw is over. */
export function useLottery(code: string, place: LotteryPlace, enabled: boolean) {
  return useQuery({
    ...lotteryQueries.game(code, place, useLanguage().code),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      const next = data.last.drawnAt + data.everySeconds * 1000
      return Math.max(OFTEN_MS, next - serverNow() + AFTER_MS)
    },
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

/** What waits for its draw, and all bets on the draws that were waited for. */
export function useLatestBets(code: string, awaited: () => ReadonlySet<string>) {
  const token = useToken()
  const bets = lotteryQueries.latestBets(token ?? '', code, awaited)
  return useQuery({ ...bets, enabled: token !== null }).data
}

/** API-38: whether the vendor's own client takes the bets of an area. */
export function useVendorRun(area: LotteryArea): boolean {
  const client = useQuery(systemQueries.config()).data?.vnLotteryClient
  return area === 'VN' && client === 'VENDOR'
}

/** Amounts with the sign of the merchant's currency. */
export function useMoney() {
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  const money = (amount: string) => `${symbol}${formatMoney(amount)}`
  /** With plus or minus before the sign of the currency. */
  const change = (amount: string) => {
    const text = formatMoney(amount, { sign: true })
    return /^[+−]/.test(text) ? `${text[0]}${symbol}${text.slice(1)}` : `${symbol}${text}`
  }
  return { symbol, money, change }
}
