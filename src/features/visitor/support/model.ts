import type { FeedbackRequest, LiveChatModel } from '../../../api/support.ts'
import { languageOf } from '../../../i18n/languages.ts'
import { isRecord } from '../../../lib/read.ts'
import { safePath, safeUrl } from '../../../lib/safe-url.ts'

/** ENT-12..17, D-080: deposit, withdrawal, game, customer service, agent, other; in this order. */
export const FEEDBACK_TYPES = [
  1, 2, 3, 4, 6, 0,
] as const satisfies readonly FeedbackRequest['type'][]

/** VAL-63, in code points, as the server counts: an emoji is one. */
export const CONTENT_MIN = 20
export const CONTENT_MAX = 200
/** D-080: one feedback a minute. */
export const REST_MS = 60_000

export interface FeedbackFields {
  type: string
  content: string
  captcha: string
}
type Kept = Pick<FeedbackFields, 'type' | 'content'>

/** What a draft holds of this form; never the captcha, which belongs to one picture. */
export function keptOf(draft: unknown): Kept {
  const { type, content } = isRecord(draft) ? draft : {}
  return {
    type: typeof type === 'string' ? type : '',
    content: typeof content === 'string' ? content : '',
  }
}

/** ENT-11: the body of the call. */
export const feedbackOf = (fields: FeedbackFields, sender: string): FeedbackRequest => ({
  content: fields.content,
  sender,
  type: FEEDBACK_TYPES.find((type) => String(type) === fields.type) ?? 0,
  captcha: fields.captcha,
})

/** D-080: when the next one is taken: a minute after the last one, as far as this tab knows it. */
export function restUntil(at: number, sentAt: number | null, retryAfter: number | null): number {
  if (retryAfter !== null) return at + retryAfter
  const known = sentAt === null ? 0 : sentAt + REST_MS
  return known > at ? known : at + REST_MS
}

/** How a desk's waiting time reads; keys of `support:chat.wait`. */
export function waitOf({ online, waitMinutes }: LiveChatModel) {
  if (!online) return 'away'
  if (waitMinutes === null) return 'unknown'
  return waitMinutes === 0 ? 'now' : 'minutes'
}

/** Those that answer first; otherwise in the merchant's order. */
export const inOrder = (desks: readonly LiveChatModel[]): readonly LiveChatModel[] => [
  ...desks.filter((desk) => desk.online),
  ...desks.filter((desk) => !desk.online),
]

/** Languages by their names in the reader's own; codes that nobody knows are left out. */
export function languageNames(codes: readonly string[], readerTag: string): string[] {
  const names = new Intl.DisplayNames([readerTag, 'en'], { type: 'language' })
  return codes.flatMap((code) => {
    const language = languageOf(code)
    return (language && names.of(language.tag)) ?? []
  })
}

/** API-43: where a chat window may go: https, or a path of this host. Null is nowhere. */
export function chatAddress(raw: unknown, origin: string): string | null {
  const path = safePath(raw)
  if (path) return new URL(path, origin).href
  const link = safeUrl(raw)
  return link?.startsWith('https:') ? link : null
}
