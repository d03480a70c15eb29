/** Only the first MAX_LENGTH characters of an article are searched. */
const MAX_LENGTH = 50_000

const HIDDEN = /<!--[\s\S]*?-->|<(script|style|template|iframe|svg)\b[\s\S]*?<\/\1\s*>/gi
/** Inline tags can occur within a word; all others separate words. */
const INLINE_TAG = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi
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

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** The text of an article's HTML, for searching and for excerpts. The result is text, never markup. */
export const plainText = (html: string): string =>
  html
    .slice(0, MAX_LENGTH)
    .replace(HIDDEN, ' ')
    .replace(INLINE_TAG, '')
    .replace(TAG, ' ')
    .replace(ENTITY, decodeEntity)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
