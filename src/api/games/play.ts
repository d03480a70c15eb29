import { queryOptions } from '@tanstack/react-query'
import { now } from '#lib/clock.ts'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import type { RequestContext } from '../transport/context.ts'
import { LANES_PLATFORM } from '../transport/context-params.ts'
import { ApiError } from '../transport/error.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type LaunchedGame = components['schemas']['LaunchedGame']
export type GameClosure = components['schemas']['GameClosure']
export type LossLimit = components['schemas']['LossLimit']
export type RoundRequest = components['schemas']['RoundRequest']
export type PlaySession = components['schemas']['PlaySession']
export type Round = components['schemas']['Round']

/** `beganAt` is the start by this device's clock (epoch ms); rounds that are settled later do not move it. */
async function playState(sessionId: string, signal: AbortSignal, { client } = own) {
  const query = { sessionId }
  const state = await unwrap(client.GET('/wps/game/session', { params: { query }, signal }))
  return { ...state, beganAt: now() - (state.serverTime - state.startedAt) }
}

/** Refused launches carry another value; in a success it breaks the contract. */
async function launched(
  answer: Promise<LaunchedGame | GameClosure | LossLimit>,
): Promise<LaunchedGame> {
  const value = await answer
  if (!('sessionId' in value)) throw new ApiError({ status: 502, code: 'malformed' })
  return value
}

/** A lottery at its vendor: the betting on the one with this code, or the lobby without one. */
export interface LottoLaunch {
  readonly code: string | null
  readonly mode: 'LOTT' | 'ZY' | 'ELOTT'
}

interface LaunchOptions {
  readonly token: string | null
  readonly backUrl: string
  /** Returns the play session to resume, at the moment of the launch. */
  readonly resume?: () => Promise<string | null>
}

const resumed = async ({ resume }: LaunchOptions) => {
  const sessionId = (await resume?.()) ?? null
  return sessionId === null ? {} : { sessionId }
}

const lottoQuery = async (
  { code, mode }: LottoLaunch,
  options: LaunchOptions,
  { language }: RequestContext,
) => ({
  launchMode: 'LOTT' as const,
  lottoArea: 'VN' as const,
  lottoPrizeMode: mode,
  ...(code === null ? {} : { lottoGameCode: code }),
  lottoView: code === null ? ('lobby' as const) : ('betting' as const),
  device: 'WEB' as const,
  backUrl: options.backUrl,
  language: language(),
  ...(await resumed(options)),
})

const launchQuery = async (
  nodeId: number,
  options: LaunchOptions,
  { language }: RequestContext,
) => ({
  nodeId,
  backUrl: options.backUrl,
  platform: LANES_PLATFORM,
  language: language(),
  ...(await resumed(options)),
})

/** A launch is one click: never repeated by itself, never kept. */
const ONCE = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

export const playQueries = {
  /**
   * Launches a game, for money or (demo) for play money; without a token it is a trial launch.
   */
  launch: (
    nodeId: number,
    { demo, ...options }: LaunchOptions & { demo: boolean },
    { client, context } = own,
  ) =>
    queryOptions({
      queryKey: privateKey('play', 'launch', nodeId, demo, options.token),
      queryFn: async ({ signal }) => {
        const query = await launchQuery(nodeId, options, context)
        return launched(
          options.token === null
            ? unwrap(client.GET('/wps/relay/trialLaunch', { params: { query }, signal }))
            : unwrap(
                client.GET('/wps/game/launchGame', {
                  params: { query: { ...query, demo } },
                  signal,
                }),
              ),
        )
      },
      ...ONCE,
    }),
  /** Launches a lottery of Vietnam at its vendor, or the vendor's lobby; for money only. */
  launchLottery: (lottery: LottoLaunch, options: LaunchOptions, { client, context } = own) =>
    queryOptions({
      queryKey: privateKey('play', 'launch', 'lotto', lottery, options.token),
      queryFn: async ({ signal }) => {
        const query = await lottoQuery(lottery, options, context)
        return launched(unwrap(client.GET('/wps/game/launchGame', { params: { query }, signal })))
      },
      ...ONCE,
    }),
  /** Rounds, stakes and net position of a running game. */
  session: (sessionId: string, at = own) =>
    queryOptions({
      queryKey: privateKey('play', 'session', sessionId),
      queryFn: ({ signal }) => playState(sessionId, signal, at),
    }),
}

/** Settles one round; `roundId` makes a repeat of the same round harmless. */
export async function playRound(body: RoundRequest, { client } = own): Promise<Round> {
  const round = await unwrap(client.POST('/lgw/demo/round', { body }))
  if (!('roundId' in round)) throw new ApiError({ status: 502, code: 'malformed' })
  return round
}

/** Closes a game's session; closing it twice changes nothing. */
export const endPlaySession = (sessionId: string, { client } = own) =>
  unwrap(client.DELETE('/wps/game/session', { params: { query: { sessionId } } }))
