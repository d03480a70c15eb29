import { pageParam, textParam } from '#patterns/search-state.ts'

/** Search parameters of the page: the withdrawal that is shown, and the page of their list. */
export const SEARCH = { withdrawal: textParam(64), withdrawals: pageParam } as const
