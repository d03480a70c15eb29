/**
 * Only the active language's script is loaded; Latin ships with the base styles.
 * The text shows in a fall-back face of the same metrics until the font is there.
 */
const SCRIPTS: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [/^(ar|ur|fa)/, () => import('#ui/tokens/fonts/arabic.css')],
  [/^bn/, () => import('#ui/tokens/fonts/bengali.css')],
  [/^th/, () => import('#ui/tokens/fonts/thai.css')],
  [/^zh/, () => import('#ui/tokens/fonts/chinese.css')],
]

/** Loads the font of a BCP 47 tag's script; a font that fails to load leaves the fall-back. */
export function loadFonts({ tag }: { tag: string }): void {
  const load = SCRIPTS.find(([pattern]) => pattern.test(tag))?.[1]
  load?.().catch(() => undefined)
}
