import { measureText, toPath } from './alphabet.ts'
import blockBn from './letters/block-bn.json' with { type: 'json' }
import comicBn from './letters/comic-bn.json' with { type: 'json' }
import comicEn from './letters/comic-en.json' with { type: 'json' }
import scriptBn from './letters/script-bn.json' with { type: 'json' }
import scriptEn from './letters/script-en.json' with { type: 'json' }
import serifBn from './letters/serif-bn.json' with { type: 'json' }
import serifEn from './letters/serif-en.json' with { type: 'json' }

/** The font families for titles. Each has letters of a similar style in both scripts. */
export type LetterFamily = 'block' | 'script' | 'comic' | 'serif'

/** A line on the baseline y = 0: its width, its ascent and descent, and its path. */
export interface SetLine {
  readonly width: number
  readonly top: number
  readonly bottom: number
  readonly path: string
  /** True for centre lines with a stroke 22 wide, false for outlines. */
  readonly stroked: boolean
}

interface Font {
  readonly outlines: readonly string[]
  readonly words: ReadonlyMap<string, string>
  /** The words are stored in capitals. */
  readonly caps: boolean
}

const font = (
  { outlines, words }: { outlines: readonly string[]; words: object },
  caps = false,
): Font => ({ outlines, words: new Map<string, string>(Object.entries(words)), caps })

const fonts: Readonly<Record<string, Font>> = {
  'block-bn': font(blockBn),
  'script-bn': font(scriptBn),
  'comic-bn': font(comicBn),
  'serif-bn': font(serifBn),
  'script-en': font(scriptEn),
  'comic-en': font(comicEn, true),
  'serif-en': font(serifEn, true),
}

const SPACE = 48

/** Moves an outline, whose first command is relative, to its position. */
function placed(outline: string, x: number, y: number): string {
  const [, dx = '0', dy = '0', rest = ''] = /^m(-?\d+) ?(-?\d+)(.*)$/.exec(outline) ?? []
  return rest ? `M${x + Number(dx)} ${y + Number(dy)}${rest}` : ''
}

function setIn({ outlines, words, caps }: Font, text: string): SetLine | null {
  let [width, top, bottom, path] = [-SPACE, 0, 0, '']
  for (const word of text.split(' ')) {
    const shaped = words.get(caps ? word.toUpperCase() : word)
    if (shaped === undefined) return null
    const [advance = '0', up = '0', down = '0', ...glyphs] = shaped.split(' ')
    width += SPACE
    for (const glyph of glyphs) {
      const [at = 0, x = 0, y = 0] = glyph.split(',').map(Number)
      path += placed(outlines[at] ?? '', width + x, y)
    }
    width += Number(advance)
    top = Math.max(top, Number(up))
    bottom = Math.max(bottom, Number(down))
  }
  return { width, top, bottom, path, stroked: false }
}

/** The poster alphabet, with a cap height of 100, can write every Latin word. */
const setInAlphabet = (text: string): SetLine => ({
  width: measureText(text),
  top: 0,
  bottom: 100,
  path: toPath(text),
  stroked: true,
})

const isBengali = (text: string) => /[\u0980-\u09ff]/.test(text)

/**
 * Sets a line in a family, in its script. Latin words that the family lacks are set in the poster alphabet. Bengali
 * words cannot be shaped here, so a line needs the output of mocks/art/make/letters.mjs.
 */
export function setLine(text: string, family: LetterFamily): SetLine | null {
  const lang = isBengali(text) ? 'bn' : 'en'
  const known = fonts[`${family}-${lang}`]
  const line = known ? setIn(known, text) : null
  return line ?? (lang === 'en' ? setInAlphabet(text) : null)
}
