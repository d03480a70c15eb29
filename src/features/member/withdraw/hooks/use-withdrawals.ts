import { useQuery } from '@tanstack/react-query'
import { isOpenWithdrawal, withdrawalQueries } from '#api/money/withdrawals.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useToken } from '#session/store.ts'

/** The polling interval of open withdrawals, in addition to the socket's events. */
const OPEN_MS = 15_000

/** Their state changes with time, so each visit fetches it again. */
const FRESH = { refetchOnMount: 'always' } as const

const PER_PAGE = 10

function useReader() {
  const token = useToken()
  return { token: token ?? '', code: useLanguage().code, enabled: token !== null }
}

/** The current rules for withdrawals. */
export function useWithdrawRules() {
  const { token, code, enabled } = useReader()
  return useQuery({ ...withdrawalQueries.rules(token, code), enabled })
}

/** The accounts that withdrawals can be paid to. */
export function usePayoutAccounts() {
  const { token, code, enabled } = useReader()
  return useQuery({ ...withdrawalQueries.accounts(token, code), enabled })
}

/** A page of the withdrawals, polled while one is open. */
export function useWithdrawals(page: number) {
  const { token, code, enabled } = useReader()
  return useQuery({
    ...withdrawalQueries.list(token, code, { pageNo: page, pageSize: PER_PAGE }),
    enabled,
    ...FRESH,
    refetchInterval: pollingInterval(({ state }) =>
      state.data?.list.some(isOpenWithdrawal) ? OPEN_MS : false,
    ),
  })
}

/** One withdrawal, polled while it is open; null when it does not exist. */
export function useWithdrawal(id: string) {
  const { token, code, enabled } = useReader()
  return useQuery({
    ...withdrawalQueries.detail(token, code, id),
    enabled,
    ...FRESH,
    refetchInterval: pollingInterval(({ state }) =>
      state.data && isOpenWithdrawal(state.data) ? OPEN_MS : false,
    ),
  })
}

/** The payments that wait for the member's confirmation. */
export function useConfirmations() {
  const { token, code, enabled } = useReader()
  return useQuery({ ...withdrawalQueries.confirmations(token, code), enabled, ...FRESH })
}
