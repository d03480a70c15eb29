/** Longer texts are cut. */
const MAX_LENGTH = 200_000
const MAX_TAGS = 10_000
const MAX_OPEN = 100
/** The parser clones open formatting tags into every paragraph, attributes included; beyond this they go. */
const MAX_ATTRIBUTED = 20

const LONG_TAG = /<[a-z/!?][^<>]{4000,}>?/gi
const FONT_LIKE = /<\/?(?:big|code|font|nobr|small|strike|tt)\b[^>]*>?/gi
const ATTRIBUTED = /<(b|em|i|s|strong|u)\b(?:\s|\/)[^>]*>?/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi
/** Tags without a required end tag do not count towards the depth. */
const OPTIONAL_END =
  /^(?:br|col|dd|dt|hr|img|input|li|link|meta|p|source|t[dhr]|tbody|tfoot|thead|wbr)$/

/**
 * Cuts what could keep the parser or the sanitiser busy for seconds. Gives no safety: the result is as untrusted
 * as the input.
 */
export function limitHtml(html: string): string {
  const short = html.slice(0, MAX_LENGTH).replace(LONG_TAG, '').replace(FONT_LIKE, '')
  const attributed = short.match(ATTRIBUTED)?.length ?? 0
  const plain = attributed > MAX_ATTRIBUTED ? short.replace(ATTRIBUTED, '<$1>') : short
  return plain.slice(0, cutIndex(plain))
}

/** The index at which there are too many tags or they are nested too deep. */
function cutIndex(html: string): number {
  const open = new Map<string, number>()
  let tags = 0
  let depth = 0
  for (const { 1: slash, 2: word = '', index } of html.matchAll(TAG)) {
    tags += 1
    const name = word.toLowerCase()
    const before = open.get(name) ?? 0
    const step = slash ? -Math.min(1, before) : 1
    if (!OPTIONAL_END.test(name)) {
      open.set(name, before + step)
      depth += step
    }
    if (tags > MAX_TAGS || depth > MAX_OPEN) return index
  }
  return html.length
}
