const ACCENTED = new Map(
  [...'AÀ BƁ CÇ DÐ EÉ FƑ GĜ HĤ IÎ JĴ KĶ LĻ MṀ NÑ OÖ PÞ QǪ RŔ SŠ TŢ UÛ VṼ WŴ XẊ YÝ ZŽ'.split(' ')]
    .concat(
      'aå bƀ cç dð eé fƒ gĝ hĥ iî jĵ kķ lļ mṁ nñ oö pþ qǫ rŕ sš tţ uû vṽ wŵ xẋ yý zž'.split(' '),
    )
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)
const FILLER = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ '
/** The share by which pseudo texts are longer than English. */
const LONGER = 0.4
/** Variables, placeholders, tags and entities are not for reading. */
const UNTRANSLATED = /(\{\{[^}]*\}\}|\{\w+\}|<[^>]*>|&#?\w+;)/

const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => ACCENTED.get(letter) ?? letter)

/**
 * English as a pseudo-language: accents show which texts come from the portal, brackets whether a text is cut, and
 * its length whether a longer language fits.
 */
export function pseudo(english: string): string {
  if (!/[a-z]/i.test(english)) return english
  const parts = english.split(UNTRANSLATED).map((part, at) => (at % 2 === 0 ? accent(part) : part))
  const shown = english
    .split(UNTRANSLATED)
    .filter((_, at) => at % 2 === 0)
    .join('').length
  const more = Math.ceil(shown * LONGER)
  const filler = FILLER.repeat(Math.ceil(more / FILLER.length))
    .slice(0, more)
    .trimEnd()
  return `[${parts.join('')} ${filler}]`
}
