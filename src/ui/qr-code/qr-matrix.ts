import encodeQR from 'qr'

/** Error correction, best first: the lower level is tried when the text does not fit. */
const LEVELS = ['medium', 'low'] as const
/** Phone cameras do not read modules smaller than this, in pixels. */
const MIN_MODULE = 1.5

const encode = (value: string, side: number): boolean[][] | null => {
  for (const ecc of LEVELS) {
    try {
      // The encoder requires a border; the margin is added by the component.
      const framed = encodeQR(value, 'raw', { ecc, border: 1 })
      const rows = framed.slice(1, -1).map((row) => row.slice(1, -1))
      if (side / rows.length >= MIN_MODULE) return rows
    } catch {
      // Too long for this level.
    }
  }
  return null
}

/**
 * The dark modules as an SVG path, one unit each, and the number of modules per side; null when the code would
 * not be readable in `side` pixels.
 */
export function qrPath(value: string, side: number): { path: string; count: number } | null {
  const rows = encode(value, side)
  if (rows === null) return null
  const path = rows.flatMap((row, y) => {
    const runs: string[] = []
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      const length = x + 1 - start
      runs.push(`M${start} ${y}h${length}v1h-${length}z`)
    }
    return runs
  })
  return { path: path.join(''), count: rows.length }
}
