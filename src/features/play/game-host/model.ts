import type { Game } from '#api/games/games.ts'
import type { GameClosure } from '#api/games/play.ts'
import type { ApiError } from '#api/transport/error.ts'
import { amountSign } from '#lib/money.ts'
import { asText, isRecord } from '#lib/read.ts'

/** Node id of `/game/<nodeId>`, or null. */
export function parseNodeId(pathname: string): number | null {
  const match = /^\/game\/(\d{1,12})\/?$/.exec(pathname)
  return match ? Number(match[1]) : null
}

/** The net result as a word next to its amount, so that colour is not the only sign. */
export function toNetTrend(net: string): 'ahead' | 'behind' | 'even' {
  const sign = amountSign(net)
  if (sign === 1) return 'ahead'
  return sign === -1 ? 'behind' : 'even'
}

/** Aspect ratio of a stage from "16:9"; a broken one counts as 16:9. */
export function parseRatio(text: string): string {
  const match = /^(\d{1,2}):(\d{1,2})$/.exec(text)
  return match && match[1] !== '0' && match[2] !== '0' ? `${match[1]} / ${match[2]}` : '16 / 9'
}

/** A key for one round that no other round has; works without a secure context. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const SCOPES = {
  'game.maintenance': 'game',
  'vendor.maintenance': 'vendor',
  'module.maintenance': 'module',
} as const

export interface LaunchClosure extends Pick<GameClosure, 'gameName' | 'vendorName' | 'until'> {
  readonly scope: (typeof SCOPES)[keyof typeof SCOPES]
  readonly gameType: Game['gameType']
}

const TYPES: readonly string[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BGS',
] satisfies Game['gameType'][]

const isType = (value: unknown): value is Game['gameType'] =>
  typeof value === 'string' && TYPES.includes(value)

/** The closure in a launch refused for maintenance; null for other errors. */
export function parseClosure({ code, value }: ApiError): LaunchClosure | null {
  if (!Object.hasOwn(SCOPES, code) || !isRecord(value) || !isType(value.gameType)) return null
  const { gameType, until } = value
  return {
    scope: SCOPES[code as keyof typeof SCOPES],
    gameName: asText(value.gameName) ?? '',
    vendorName: asText(value.vendorName) ?? '',
    gameType,
    until: typeof until === 'number' ? until : null,
  }
}
