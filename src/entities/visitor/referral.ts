import { now } from '../../lib/clock.ts'
import { isRecord } from '../../lib/read.ts'
import { deviceStorage, readJson } from '../../lib/storage.ts'

/** D-019: thirty days. */
export const REFERRAL_MS = 30 * 24 * 3_600_000
const KEY = 'referral'
const CODE = /^[A-Za-z0-9_-]{1,32}$/

/** Who sent the visitor here: an affiliate's code, a friend's code, or neither. */
export interface Referral {
  readonly affiliate: string | null
  readonly referral: string | null
}

interface Kept extends Referral {
  readonly until: number
}

const codeOf = (value: unknown): string | null =>
  typeof value === 'string' && CODE.test(value) ? value : null

function parse(value: unknown): Kept | null {
  if (!isRecord(value) || typeof value.until !== 'number') return null
  const { until } = value
  const left = until - now()
  if (left <= 0 || left > REFERRAL_MS) return null
  return { affiliate: codeOf(value.affiliate), referral: codeOf(value.referral), until }
}

const fromText = (text: string): Kept | null => {
  try {
    return parse(JSON.parse(decodeURIComponent(text)))
  } catch {
    return null
  }
}

const cookies = (): string => globalThis.document?.cookie ?? ''
const fromCookie = (): Kept | null => {
  const [, text] = /(?:^|; )referral=([^;]*)/.exec(cookies()) ?? []
  return text ? fromText(text) : null
}

const kept = (): Kept | null => readJson(deviceStorage, KEY, parse) ?? fromCookie()

function keep(codes: Kept): void {
  const text = JSON.stringify(codes)
  deviceStorage.set(KEY, text)
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
  const seconds = Math.ceil((codes.until - now()) / 1000)
  const { document: page } = globalThis
  if (page)
    page.cookie = `${KEY}=${encodeURIComponent(text)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}

/** ENT-07: the codes that a link brought within the last thirty days; whatever else is stored counts as none. */
export function storedReferral(): Referral {
  const { affiliate = null, referral = null } = kept() ?? {}
  return { affiliate, referral }
}

/** A code that turned out to be no good; the other one stays as long as it would have. */
export function forgetCode(kind: keyof Referral): void {
  const codes = kept()
  if (codes) keep({ ...codes, [kind]: null })
}

/**
 * D-019: keeps `ref` and `aff` of an address for thirty days, on the device and as a cookie. Codes with
 * other characters, or longer than 32, are ignored; an address without codes changes nothing.
 */
export function takeReferral(search: string): void {
  const params = new URLSearchParams(search)
  const affiliate = codeOf(params.get('aff'))
  const referral = codeOf(params.get('ref'))
  if (affiliate === null && referral === null) return
  keep({ affiliate, referral, until: now() + REFERRAL_MS })
}
