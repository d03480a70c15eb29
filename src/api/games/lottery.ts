import { queryOptions } from '@tanstack/react-query'
import { asArray } from '#lib/read.ts'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']
export type LotteryArea = Schemas['LotteryArea']
export type LotteryPrizeMode = Schemas['LotteryPrizeMode']
export type LotterySummary = Schemas['LotterySummary']
export type LotteryGame = Schemas['LotteryGame']
export type LotteryDraw = Schemas['LotteryDraw']
export type LotteryPlay = Schemas['LotteryPlay']
export type LotteryBet = Schemas['LotteryBet']
export type LotteryPosition = Schemas['LotteryPosition']
export type OpenedDraw = Schemas['OpenedDraw']
export type LotteryBetRequest = Schemas['LotteryBetRequest']

/** The format of a lottery code; other texts are never sent to the server. */
export const LOTTERY_CODE = /^[A-Za-z0-9_-]{1,40}$/
/** GAM-23. */
export const LOTTERY_TYPE = 'Lott'
/** Draws and bets to a page. */
export const LOTTERY_PAGE = 10
/** The largest page of the contract. */
const MAX_PAGE_SIZE = 50

export interface LotteryPlace {
  readonly area: LotteryArea
  readonly mode: LotteryPrizeMode
}

const fetchBets = (
  query: { gameCode: string; pageNo: number; pageSize: number; until?: number },
  signal: AbortSignal,
  { client } = own,
) => unwrap(client.GET('/lgw/lottery/bets', { params: { query }, signal }))

export const lotteryKeys = {
  bets: privateKey('lottery', 'bets'),
  games: privateKey('lottery', 'game'),
  openedOf: (gameCode: string) => privateKey('lottery', 'opened', gameCode),
} as const

export const lotteryQueries = {
  /** The lotteries of an area. */
  list: ({ area, mode }: LotteryPlace, code: string, { client, context } = own) =>
    queryOptions({
      queryKey: privateKey('lottery', 'list', area, mode, code),
      queryFn: ({ signal }) => {
        const query = { prizeMode: mode, language: context.language() }
        return area === 'VN'
          ? unwrap(
              client.GET('/lgw/vn/games/game_menu', {
                params: { query: { ...query, device: 'WEB' } },
                signal,
              }),
            )
          : unwrap(
              client.GET('/lgw/games', {
                params: { query: { ...query, type: LOTTERY_TYPE } },
                signal,
              }),
            )
      },
    }),
  /** The lotteries of Vietnam that this member bet on lately; keyed by the token. */
  recent: (token: string, mode: LotteryPrizeMode, code: string, { client, context } = own) =>
    queryOptions({
      queryKey: privateKey('lottery', 'bets', token, 'recent', mode, code),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/lgw/vn/games/game_menu/recent', {
            params: { query: { prizeMode: mode, device: 'WEB', language: context.language() } },
            signal,
          }),
        ),
    }),
  /** One lottery with its plays and its next draws. */
  game: (gameCode: string, { area, mode }: LotteryPlace, code: string, { client, context } = own) =>
    queryOptions({
      queryKey: privateKey('lottery', 'game', gameCode, area, mode, code),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/lgw/lottery/game', {
            params: { query: { gameCode, area, prizeMode: mode, language: context.language() } },
            signal,
          }),
        ),
    }),
  /** Past draws, newest first. */
  opened: (gameCode: string, area: LotteryArea, pageNo: number, { client } = own) =>
    queryOptions({
      queryKey: privateKey('lottery', 'opened', gameCode, area, { pageNo }),
      queryFn: (context) => {
        const page = { pageNo, pageSize: LOTTERY_PAGE, ...firstPageMoment(context) }
        const params = { query: { gameCode, ...page } }
        const { signal } = context
        return area === 'VN'
          ? unwrap(client.GET('/lgw/vn/numeros/opened/game', { params, signal }))
          : unwrap(client.GET('/lotto/lgw/games/opened/numero', { params, signal }))
      },
    }),
  /** The member's own bets on a lottery, with the net position since the log-in; keyed by the token. */
  bets: (token: string, gameCode: string, pageNo: number, at = own) =>
    queryOptions({
      queryKey: privateKey('lottery', 'bets', token, gameCode, { pageNo }),
      queryFn: (context) => {
        const page = { pageNo, pageSize: LOTTERY_PAGE, ...firstPageMoment(context) }
        return fetchBets({ gameCode, ...page }, context.signal, at)
      },
    }),
  /**
   * The member's bets, newest first: page after page until one holds neither a pending bet nor one on a
   * draw in `awaited`; keyed by the token.
   */
  latestBets: (token: string, gameCode: string, awaited: () => ReadonlySet<string>, at = own) =>
    queryOptions({
      queryKey: privateKey('lottery', 'bets', token, gameCode, 'latest'),
      queryFn: async ({ signal }) => {
        const isRelevant = ({ state, issue }: LotteryBet) =>
          state === 'PENDING' || awaited().has(issue)
        const bets: LotteryBet[] = []
        let moment = {}
        for (let pageNo = 1; ; pageNo += 1) {
          const asked = { gameCode, pageNo, pageSize: MAX_PAGE_SIZE, ...moment }
          const page = await fetchBets(asked, signal, at)
          const list = asArray(page.list)
          bets.push(...list)
          if (pageNo >= page.totalPages || !list.some(isRelevant)) return bets
          moment = { until: page.asOf }
        }
      },
    }),
}

/** Bets on a draw: all lines or none. The same requestId again is the same receipt. */
export const placeLotteryBets = (body: LotteryBetRequest, { client } = own) =>
  unwrap(client.POST('/lgw/lottery/bets', { body }))
