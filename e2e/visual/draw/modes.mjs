// The modes in which a story is drawn.

/** The settings of a mode that the stage supports; others are ignored. */
const GLOBALS = ['theme', 'language', 'direction', 'density', 'scenario']

/** @param size `phone`, `{ value: 'phone' }` or a width; only a mode may state a width */
const sizeOf = (viewport, height) => (typeof viewport === 'number' ? [viewport, height] : undefined)

/**
 * The modes of a story, without those that would draw the same. A story's own setting (`globals`) has priority over the
 * mode's, and a play function needs the language of its story.
 * @returns {{ name: string, globals: object, plays: boolean, size?: number[] }[]}
 */
export function modesOf(story) {
  const seen = new Set()
  return Object.entries(story.modes ?? { own: {} }).flatMap(([name, mode]) => {
    if (mode.disable) return []
    const globals = Object.fromEntries(
      Object.entries(mode).filter(([key]) => GLOBALS.includes(key)),
    )
    const size = sizeOf(mode.viewport, 900)
    const settings = { ...story.base, ...globals, ...story.own, size }
    const key = JSON.stringify(settings, Object.keys(settings).sort())
    if (seen.has(key)) return []
    seen.add(key)
    const plays = !story.plays || settings.language === { ...story.base, ...story.own }.language
    return [{ name, globals, plays, ...(size && { size }) }]
  })
}
