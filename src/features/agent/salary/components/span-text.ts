import type { SalaryRow } from '#api/agent/agent-salary.ts'
import type { ContractKind } from '#api/agent/contracts.ts'
import { formatDateTime } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { dayIn, toIsoDay, writeMoment } from '#lib/calendar.ts'
import { formatRange } from '#ui/date-range-field/format.ts'

const isClocked = (kind: ContractKind): boolean =>
  kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'

/** The start of a row for spans shorter than a day, and its days for longer ones. */
export function spanText(
  kind: ContractKind,
  { from, to }: Pick<SalaryRow, 'from' | 'to'>,
  timeZone: string,
): string {
  if (isClocked(kind)) return formatDateTime(from, timeZone)
  const tag = findLanguage(currentLanguage())?.tag ?? 'en'
  return formatRange({ from: dayIn(timeZone, from), to: dayIn(timeZone, to - 1) }, tag)
}

/** Like `spanText`, for a spreadsheet. */
export function plainSpan(
  kind: ContractKind,
  { from, to }: Pick<SalaryRow, 'from' | 'to'>,
  timeZone: string,
): string {
  if (isClocked(kind)) return writeMoment(timeZone, from)
  const [first, last] = [from, to - 1].map((at) => toIsoDay(dayIn(timeZone, at)))
  return first === last ? `${first}` : `${first} – ${last}`
}
