/** A time zone in words ("Bangladesh Time") in a language (BCP 47 tag); its id where the platform has no words for it. */
export function zoneName(timeZone: string, tag: string): string {
  try {
    const parts = new Intl.DateTimeFormat(tag, {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts(0)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}
