import data from './glyphs.json' with { type: 'json' }

const glyphs = new Map<string, string>(Object.entries(data))

/** The outline of a glyph on a grid of 512; throws when mocks/art/make/glyphs.mjs has not copied it. */
export function glyphPath(name: string): string {
  const path = glyphs.get(name)
  if (path === undefined)
    throw new Error(`No glyph ${name}: add it to a subject and run mocks/art/make/glyphs.mjs`)
  return path
}
