import { AUDIT_WORDS } from '#mocks/content/audit-words.ts'
import { localize } from '#mocks/content/text.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import type { AuditAction } from '#mocks/world/people/audit.ts'
import { getPaymentMethodName } from './transaction-note.ts'

/** The actions whose detail is written in codes; all others keep what a person or a device is called. */
const CODED: ReadonlySet<string> = new Set<AuditAction>([
  'LIMIT_CHANGED',
  'PROFILE_CHANGED',
  'KYC_SENT',
  'CONSENT_CHANGED',
  'SOCIAL_LINKED',
  'PAYOUT_ACCOUNT_BOUND',
  'PAYOUT_ACCOUNT_REMOVED',
])
const IN_MINUTES = /^(SESSION_DAY|REALITY_CHECK) (\d+)$/
const NONE = /^(\w+) -$/

const wordOf = (code: string, language: string): string => {
  const text = Object.hasOwn(AUDIT_WORDS, code) ? AUDIT_WORDS[code] : undefined
  return text ? localize(text, language) : getPaymentMethodName(code, language)
}

/** The subject of an audit entry, in the reader's language (F-39, LNG-04). */
export function formatAuditDetail(
  { action, detail }: Pick<Row<'auditEntries'>, 'action' | 'detail'>,
  language: string,
): string {
  if (!CODED.has(action)) return detail
  const unit = localize({ en: 'minutes', bn: 'মিনিট' }, language)
  const none = localize({ en: 'none', bn: 'নেই' }, language)
  return detail
    .replace(IN_MINUTES, `$1: $2 ${unit}`)
    .replace(NONE, `$1: ${none}`)
    .replace(/[A-Za-z][\w-]*/g, (code) => wordOf(code, language))
}
