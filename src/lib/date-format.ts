/** By language and parts: a formatter takes longer to make than a hundred dates to format. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The formatter of a language (BCP 47 tag) with these parts; throws for an unknown time zone. */
export function dateFormat(tag: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(parts)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, parts)
  formats.set(key, format)
  return format
}
