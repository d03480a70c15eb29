// In which looks a story is drawn.

/** What a mode says that the stage understands; the rest is for others. */
const GLOBALS = ['theme', 'language', 'direction', 'density', 'scenario']

/** @param size `phone`, `{ value: 'phone' }` or a width; only widths are of a mode's own */
const sizeOf = (viewport, height) => (typeof viewport === 'number' ? [viewport, height] : undefined)

/**
 * The looks of a story: each differs from those before it. A story's own word (`globals`) beats the mode's,
 * and what a play function looks for is in the language of its story.
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
    const stands = { ...story.base, ...globals, ...story.says, size }
    const key = JSON.stringify(stands, Object.keys(stands).sort())
    if (seen.has(key)) return []
    seen.add(key)
    const plays = !story.plays || stands.language === { ...story.base, ...story.says }.language
    return [{ name, globals, plays, ...(size && { size }) }]
  })
}
