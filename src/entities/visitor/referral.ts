import { now } from '#lib/clock.ts'
import { cookies } from '#lib/cookies.ts'
import { isRecord } from '#lib/read.ts'
import { deviceStorage, readJson } from '#lib/storage.ts'

/** D-019: thirty days. */
export const REFERRAL_MS = 30 * 24 * 3_600_000
const KEY = 'referral'
const CODE = /^[A-Za-z0-9_-]{1,32}$/

/** The referrer of the visitor: an affiliate's code, a friend's code, or neither. */
export interface Referral {
  readonly affiliate: string | null
  readonly referral: string | null
}

interface StoredReferral extends Referral {
  readonly until: number
}

const codeOf = (value: unknown): string | null =>
  typeof value === 'string' && CODE.test(value) ? value : null

function parse(value: unknown): StoredReferral | null {
  if (!isRecord(value) || typeof value.until !== 'number') return null
  const { until } = value
  const left = until - now()
  if (left <= 0 || left > REFERRAL_MS) return null
  return { affiliate: codeOf(value.affiliate), referral: codeOf(value.referral), until }
}

const fromText = (text: string): StoredReferral | null => {
  try {
    return parse(JSON.parse(decodeURIComponent(text)))
  } catch {
    return null
  }
}

const fromCookie = (): StoredReferral | null => {
  const [, text] = /(?:^|; )referral=([^;]*)/.exec(cookies.read()) ?? []
  return text ? fromText(text) : null
}

const load = (): StoredReferral | null => readJson(deviceStorage, KEY, parse) ?? fromCookie()

function store(codes: StoredReferral): void {
  const text = JSON.stringify(codes)
  deviceStorage.set(KEY, text)
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
  const seconds = Math.ceil((codes.until - now()) / 1000)
  cookies.write(
    `${KEY}=${encodeURIComponent(text)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`,
  )
}

/** The codes of a link followed within the last thirty days; anything malformed counts as none. */
export function storedReferral(): Referral {
  const { affiliate = null, referral = null } = load() ?? {}
  return { affiliate, referral }
}

/** Drops a code that turned out to be invalid; the other one keeps its expiry. */
export function removeReferralCode(kind: keyof Referral): void {
  const codes = load()
  if (codes) store({ ...codes, [kind]: null })
}

/**
 * Stores `ref` and `aff` of an address for thirty days, on the device and as a cookie. Codes that are
 * malformed or longer than 32 characters are ignored; an address without codes changes nothing. Answers the
 * affiliate's code.
 */
export function storeReferral(search: string): string | null {
  const params = new URLSearchParams(search)
  const affiliate = codeOf(params.get('aff'))
  const referral = codeOf(params.get('ref'))
  if (affiliate === null && referral === null) return null
  store({ affiliate, referral, until: now() + REFERRAL_MS })
  return affiliate
}
