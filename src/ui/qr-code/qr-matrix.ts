import encodeQR from 'qr'

/** Damage a code may take, best first: a smaller share is tried when the text does not fit. */
const LEVELS = ['medium', 'low'] as const
/** Modules smaller than this many pixels are not read by a phone's camera. */
const LEAST_MODULE = 1.5

const encode = (value: string, room: number): boolean[][] | null => {
  for (const ecc of LEVELS) {
    try {
      // The encoder wants a border; ours is the caller's margin.
      const framed = encodeQR(value, 'raw', { ecc, border: 1 })
      const rows = framed.slice(1, -1).map((row) => row.slice(1, -1))
      if (room / rows.length >= LEAST_MODULE) return rows
    } catch {
      // More than the largest code of this level holds.
    }
  }
  return null
}

/**
 * The dark modules as one SVG path, one unit each, and how many fit a side;
 * null when the value cannot be shown readably in `room` pixels.
 */
export function qrPath(value: string, room: number): { path: string; count: number } | null {
  const rows = encode(value, room)
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
