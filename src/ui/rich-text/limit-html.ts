/** Longest text that is looked at; what the server sends beyond it is not shown. */
export const MAX_LENGTH = 200_000
const MAX_TAGS = 10_000
const MAX_OPEN = 100
/** Formatting tags with attributes multiply through unclosed paragraphs; this many are harmless. */
const MAX_DRESSED = 20

const LONG_TAG = /<[a-z/!?][^<>]{4000,}>?/gi
const FONT_LIKE = /<\/?(?:big|code|font|nobr|small|strike|tt)\b[^>]*>?/gi
const DRESSED = /<(b|em|i|s|strong|u)\b(?:\s|\/)[^>]*>?/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi
/** Needs no end tag, so its start says nothing about depth. */
const SHALLOW = /^(?:br|col|dd|dt|hr|img|input|li|link|meta|p|source|t[dhr]|tbody|tfoot|thead|wbr)$/

/**
 * Cuts what could keep the browser's parser or the cleaner busy for seconds. Knows nothing about
 * safety: its answer is as untrusted as what came in.
 */
export function limitHtml(html: string): string {
  const short = html.slice(0, MAX_LENGTH).replace(LONG_TAG, '').replace(FONT_LIKE, '')
  const dressed = short.match(DRESSED)?.length ?? 0
  const plain = dressed > MAX_DRESSED ? short.replace(DRESSED, '<$1>') : short
  return plain.slice(0, endOf(plain))
}

/** Where too many tags, or too many inside one another, begin. */
function endOf(html: string): number {
  const open = new Map<string, number>()
  let tags = 0
  let depth = 0
  for (const { 1: slash, 2: word = '', index } of html.matchAll(TAG)) {
    tags += 1
    const name = word.toLowerCase()
    const before = open.get(name) ?? 0
    const step = slash ? -Math.min(1, before) : 1
    if (!SHALLOW.test(name)) {
      open.set(name, before + step)
      depth += step
    }
    if (tags > MAX_TAGS || depth > MAX_OPEN) return index
  }
  return html.length
}
