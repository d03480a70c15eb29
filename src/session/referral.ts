import { now } from '../lib/clock.ts'
import { isRecord } from '../lib/read.ts'
import { deviceStorage, readJson } from '../lib/storage.ts'

/** D-019: thirty days. */
export const REFERRAL_MS = 30 * 24 * 3_600_000
const KEY = 'referral'
const CODE = /^[A-Za-z0-9_-]{1,32}$/

/** Who sent the visitor here: an affiliate's code, a friend's code, or neither. */
export interface Referral {
  readonly affiliate: string | null
  readonly referral: string | null
}

const NOBODY: Referral = { affiliate: null, referral: null }

const codeOf = (value: unknown): string | null =>
  typeof value === 'string' && CODE.test(value) ? value : null

function parse(value: unknown): Referral | null {
  if (!isRecord(value) || typeof value.until !== 'number') return null
  const left = value.until - now()
  if (left <= 0 || left > REFERRAL_MS) return null
  return { affiliate: codeOf(value.affiliate), referral: codeOf(value.referral) }
}

const fromText = (text: string): Referral | null => {
  try {
    return parse(JSON.parse(decodeURIComponent(text)))
  } catch {
    return null
  }
}

const cookies = (): string => globalThis.document?.cookie ?? ''
const fromCookie = (): Referral | null => {
  const [, text] = /(?:^|; )referral=([^;]*)/.exec(cookies()) ?? []
  return text ? fromText(text) : null
}

/** ENT-07: the codes that a link brought within the last thirty days; whatever else is stored counts as none. */
export const storedReferral = (): Referral =>
  readJson(deviceStorage, KEY, parse) ?? fromCookie() ?? NOBODY

/**
 * D-019: keeps `ref` and `aff` of an address for thirty days, on the device and as a cookie. Codes with
 * other characters, or longer than 32, are ignored; an address without codes changes nothing.
 */
export function takeReferral(search: string): void {
  const params = new URLSearchParams(search)
  const affiliate = codeOf(params.get('aff'))
  const referral = codeOf(params.get('ref'))
  if (affiliate === null && referral === null) return
  const text = JSON.stringify({ affiliate, referral, until: now() + REFERRAL_MS })
  deviceStorage.set(KEY, text)
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
  const seconds = REFERRAL_MS / 1000
  const { document: page } = globalThis
  if (page)
    page.cookie = `${KEY}=${encodeURIComponent(text)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}
