/** Longer articles are searched as far as this. */
const MAX_LENGTH = 50_000

const UNREAD = /<!--[\s\S]*?-->|<(script|style|template|iframe|svg)\b[\s\S]*?<\/\1\s*>/gi
/** Their tags stand within words; all others part what is before from what is after. */
const WITHIN = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi
const TAG = /<[a-z/!?][^>]*(?:>|$)/gi
const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
}

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** The words of an article's HTML, for searching and for excerpts; its answer is text, never markup. */
export const plainText = (html: string): string =>
  html
    .slice(0, MAX_LENGTH)
    .replace(UNREAD, ' ')
    .replace(WITHIN, '')
    .replace(TAG, ' ')
    .replace(ENTITY, decoded)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
