import { isRecord } from '#lib/read.ts'
import { LAST_MOMENT, type Shape } from '#openapi/generated/shapes-first.ts'

interface Reading {
  /** The shapes that the numbers in a shape refer to. */
  readonly types: readonly Shape[]
  /**
   * Called with the path of each row that is left out, and of each missing list, which becomes undefined. Without
   * it they fail the whole answer.
   */
  readonly onBadRow?: ((place: string) => void) | undefined
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)
const letterOf = (value: unknown): string => (value === null ? '0' : typeof value)[0] ?? ''

/** Whether one of the letters of a shape allows a value. */
const allows = (letters: string, value: unknown): boolean =>
  letters.includes(letterOf(value)) ||
  (letters.includes('t') && typeof value === 'number' && value >= 0 && value <= LAST_MOMENT)

/**
 * The path at which a value departs from its shape, such as `.list.3.name`; null when valid. Unknown fields and
 * unlisted enum texts pass, because a later server may send both.
 */
export function findBreach(shape: Shape, value: unknown, reading: Reading): string | null {
  if (typeof shape === 'string') return allows(shape, value) ? null : ''
  if (typeof shape === 'number') return findBreach(reading.types[shape] ?? '', value, reading)
  if (isList(shape)) {
    if (shape.length === 1) return breachOfRows(shape[0] ?? '', value, reading)
    return shape.some((one) => findBreach(one, value, reading) === null) ? null : ''
  }
  if (!isRecord(value)) return ''
  for (const [name, inner] of Object.entries(shape)) {
    for (const key of name === '*' ? Object.keys(value) : [name.replace('?', '')]) {
      if (value[key] === undefined && key !== name) continue
      if (isList(inner) && inner.length === 1 && reading.onBadRow && !value[key]) {
        reading.onBadRow(`.${key}`)
        value[key] = undefined
        continue
      }
      const breach = findBreach(inner, value[key], reading)
      if (breach !== null) return `.${key}${breach}`
    }
  }
  return null
}

/**
 * At most this many rows of a list are checked, evenly spread; the columns of 10,000 games are validated row by row
 * elsewhere.
 */
const MAX_CHECKED_ROWS = 1000

function breachOfRows(shape: Shape, rows: unknown, reading: Reading): string | null {
  if (!Array.isArray(rows)) return ''
  // From the end, so that a row left out moves none that is still to be read.
  const step = Math.ceil(rows.length / MAX_CHECKED_ROWS)
  for (let index = rows.length - 1; index >= 0; index -= step) {
    const breach = findBreach(shape, rows[index], reading)
    if (breach === null) continue
    const place = `.${index}${breach}`
    if (!reading.onBadRow) return place
    reading.onBadRow(place)
    rows.splice(index, 1)
  }
  return null
}
