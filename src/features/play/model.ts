import { signOf } from '../../lib/money.ts'

/** Node id of `/game/<nodeId>`, or null. */
export function nodeIdOf(pathname: string): number | null {
  const match = /^\/game\/(\d{1,12})\/?$/.exec(pathname)
  return match ? Number(match[1]) : null
}

/** F-03: how a net position is told, beside its amount: never by colour alone. */
export function standingOf(net: string): 'ahead' | 'behind' | 'even' {
  const sign = signOf(net)
  return sign === 1 ? 'ahead' : sign === -1 ? 'behind' : 'even'
}

/** Aspect ratio of a stage from "16:9"; a broken one counts as 16:9. */
export function ratioOf(text: string): string {
  const match = /^(\d{1,2}):(\d{1,2})$/.exec(text)
  return match && match[1] !== '0' && match[2] !== '0' ? `${match[1]} / ${match[2]}` : '16 / 9'
}

/** A key for one round that no other round has; works without a secure context. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
