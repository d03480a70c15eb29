import type { ChatDepartment, FeedbackRequest } from '#api/content/support.ts'
import { findLanguage } from '#i18n/languages.ts'
import { isRecord } from '#lib/read.ts'

/** ENT-12..17, D-080: deposit, withdrawal, game, customer service, agent, other; in this order. */
export const FEEDBACK_TYPES = [
  1, 2, 3, 4, 6, 0,
] as const satisfies readonly FeedbackRequest['type'][]

/** D-080: one feedback a minute. */
export const COOLDOWN_MS = 60_000

export interface FeedbackFields {
  type: string
  content: string
  captcha: string
}
type Draft = Pick<FeedbackFields, 'type' | 'content'>

/** The part of the form that its draft holds; never the captcha, which belongs to one picture. */
export function toDraft(value: unknown): Draft {
  const { type, content } = isRecord(value) ? value : {}
  return {
    type: typeof type === 'string' ? type : '',
    content: typeof content === 'string' ? content : '',
  }
}

/** The body of the call. */
export const toFeedbackRequest = (fields: FeedbackFields, sender: string): FeedbackRequest => ({
  content: fields.content,
  sender,
  type: FEEDBACK_TYPES.find((type) => String(type) === fields.type) ?? 0,
  captcha: fields.captcha,
})

/** The time of this visitor's last feedback, and the end of the wait for the next one; epoch ms. */
export interface SendRecord {
  readonly sentAt: number | null
  readonly cooldownEnd: number | null
}
export const NOT_SENT_YET: SendRecord = { sentAt: null, cooldownEnd: null }

const timeOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export const parseSendRecord = (value: unknown): SendRecord | null =>
  isRecord(value) ? { sentAt: timeOf(value.sentAt), cooldownEnd: timeOf(value.cooldownEnd) } : null

/** The time at which the next feedback is accepted: as the server says, or one minute after the last known one. */
export function cooldownEnd(at: number, sentAt: number | null, retryAfter: number | null): number {
  if (retryAfter !== null) return at + retryAfter
  const known = sentAt === null ? 0 : sentAt + COOLDOWN_MS
  return known > at ? known : at + COOLDOWN_MS
}

/** The key of a department's waiting time under `support:chat.wait`. */
export function waitKey({ online, waitMinutes }: ChatDepartment) {
  if (!online) return 'away'
  if (waitMinutes === null) return 'unknown'
  return waitMinutes === 0 ? 'now' : 'minutes'
}

/** Departments with the online ones first, each group in the merchant's order. */
export const onlineFirst = (departments: readonly ChatDepartment[]): readonly ChatDepartment[] => [
  ...departments.filter(({ online }) => online),
  ...departments.filter(({ online }) => !online),
]

/** The names of languages in the reader's own; unknown codes are left out. */
export function languageNames(codes: readonly string[], readerTag: string): string[] {
  const names = new Intl.DisplayNames([readerTag, 'en'], { type: 'language' })
  return codes.flatMap((code) => {
    const language = findLanguage(code)
    return (language && names.of(language.tag)) ?? []
  })
}
