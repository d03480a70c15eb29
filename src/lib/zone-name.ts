/**
 * The name of a time zone ("Bangladesh Time") in a language (BCP 47 tag); its id if the platform has no name for
 * it.
 */
export function zoneName(timeZone: string, tag: string): string {
  const key = `${timeZone} ${tag}`
  const known = names.get(key)
  if (known !== undefined) return known
  const name = nameOf(timeZone, tag)
  names.set(key, name)
  return name
}

/** A formatter takes long to make, and tables ask at every change. */
const names = new Map<string, string>()

function nameOf(timeZone: string, tag: string): string {
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
