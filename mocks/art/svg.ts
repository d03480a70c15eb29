/** A number short enough for a path: one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Gradient stops: [offset, colour, opacity?] each. */
export function stops(list: readonly (readonly [number, string, number?])[]): string {
  return list
    .map(([at, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}" stop-color="${colour}"${fade}/>`
    })
    .join('')
}

/** A linear gradient; x1 y1 x2 y2 in fractions of the box. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly (readonly [number, string, number?])[],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
}

/** A radial gradient; cx cy r in user units. */
export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  list: readonly (readonly [number, string, number?])[],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`
}

/** A whole number: precise enough for backdrops, and shorter. */
export function whole(value: number): string {
  return String(Math.round(value))
}

/** Drops the zero before a decimal point; only for finished SVG whose texts contain no numbers. */
export function pack(svg: string): string {
  return svg.replace(/(?<![\w.#])0\.(?=\d)/g, '.')
}
