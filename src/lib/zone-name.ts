import { dateFormat } from './date-format.ts'

/**
 * The name of a time zone ("Bangladesh Time") in a language (BCP 47 tag); its id if the platform has no name for
 * it.
 */
export function zoneName(timeZone: string, tag: string): string {
  try {
    const parts = dateFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}
