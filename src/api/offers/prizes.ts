import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type Prize = Schemas['Prize']
export type PrizeRefusal = Schemas['PrizeRefusal']
export type PrizeResult = Schemas['PrizeResult']
export type Wheel = Schemas['Wheel']
export type WheelSegment = Schemas['WheelSegment']
export type WheelSpin = Schemas['WheelSpin']
export type RedEnvelope = Schemas['RedEnvelope']
export type EnvelopeBand = Schemas['EnvelopeBand']
export type Raffle = Schemas['Raffle']
export type RaffleGrant = Schemas['RaffleGrant']
export type RaffleResult = Schemas['RaffleResult']
export type RaffleWinner = Schemas['RaffleWinner']

/** The source of a prize; each has its own list of results. */
export type PrizeSource = 'wheel' | 'redEnvelope'

export const RESULTS_PER_PAGE = 5
export const RAFFLES_PER_PAGE = 2

export const prizeKeys = {
  all: privateKey('prizes'),
  wheel: privateKey('prizes', 'wheel'),
} as const

/** All of it is the member's own, so the token is part of each key; `code` is the language of the texts. */
export const prizeQueries = {
  /** Null when there is no wheel. */
  wheel: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('prizes', 'wheel', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/wheel', { signal })),
    }),
  /** The red envelopes. */
  envelopes: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('prizes', 'redEnvelope', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/redEnvelope', { signal })),
    }),
  /** The member's prizes from a source, newest first. */
  results: (token: string, source: PrizeSource, pageNo: number, { client } = own) => {
    const page = { pageNo, pageSize: RESULTS_PER_PAGE }
    return queryOptions({
      queryKey: privateKey('prizes', 'results', source, token, page),
      queryFn: (context) => {
        const params = { query: { ...page, ...firstPageMoment(context) } }
        const { signal } = context
        return unwrap(
          source === 'wheel'
            ? client.GET('/wps/relay/wheelResults', { params, signal })
            : client.GET('/wps/relay/redEnvelopeResults', { params, signal }),
        )
      },
      placeholderData: keepPreviousData,
    })
  },
  /** Null when there is none. */
  raffle: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('prizes', 'raffle', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/raffle', { signal })),
    }),
  /** Past draws, newest first. */
  raffleResults: (token: string, code: string, pageNo: number, { client } = own) => {
    const page = { pageNo, pageSize: RAFFLES_PER_PAGE }
    return queryOptions({
      queryKey: privateKey('prizes', 'raffleResults', token, code, page),
      queryFn: (context) => {
        const params = { query: { ...page, ...firstPageMoment(context) } }
        return unwrap(client.GET('/wps/relay/raffleResults', { params, signal: context.signal }))
      },
      placeholderData: keepPreviousData,
    })
  },
}

/** Draws the prize; the wheel only shows it afterwards. The same `requestId` is the same spin. */
export const spinWheel = (requestId: string, { client } = own) =>
  unwrap(client.POST('/wps/relay/wheel', { body: { requestId } }))

/** Opens an envelope; the same `requestId` is the same opening. */
export const openEnvelope = (envelopeId: number, requestId: string, { client } = own) =>
  unwrap(client.POST('/wps/relay/redEnvelope', { body: { envelopeId, requestId } }))

/** Claims the tickets of a promotion; the same `requestId` gives the same tickets. */
export const claimRaffleTickets = (body: Schemas['RaffleClaimRequest'], { client } = own) =>
  unwrap(client.POST('/wps/relay/rafflePromotionClaim', { body }))
