import { peaks, ridge, type Stage } from './strokes.ts'
import { whole as n } from './svg.ts'

/** The upper edge of the foreground, from left to right and closed along the bottom of the picture. */
type Edge = (stage: Stage, y: number) => string

/** Repeats a shape from the left to the right side. */
function along({ w, h, random }: Stage, y: number, step: (room: () => number) => [string, number]) {
  let [d, x] = [`M0 ${h}V${n(y)}`, 0]
  while (x < w) {
    const [part, width] = step(random.next)
    d += part
    x += width
  }
  return `${d}V${h}Z`
}

const hills: Edge = (stage, y) => ridge(stage, y, 18)
const rocks: Edge = (stage, y) => peaks(stage, y, 26, 5)

const clouds: Edge = (stage, y) =>
  along(stage, y, (room) => {
    const r = Math.round(13 + room() * 13)
    return [`a${r} ${r} 0 0 1 ${r * 2} 0`, r * 2]
  })

const coins: Edge = (stage, y) =>
  along(stage, y, (room) => {
    const r = Math.round(10 + room() * 6)
    const up = Math.round(room() * 10)
    return [`v-${up}a${r} ${Math.round(r * 0.45)} 0 0 1 ${r * 2} 0v${up}`, r * 2]
  })

const waves: Edge = (stage, y) => along(stage, y, () => ['q10-15 22-4q8 8 18 4', 40])

const crowd: Edge = (stage, y) =>
  along(stage, y, (room) => {
    const up = Math.round(4 + room() * 9)
    return [`q2-${up} 7-${up}a6 7 0 1 1 8 0q5 0 7 ${up}`, 22]
  })

const blades: Edge = (stage, y) =>
  along(stage, y, (room) => {
    const up = Math.round(14 + room() * 30)
    const lean = Math.round(room() * 14 - 7)
    return [
      `q${lean} -${Math.round(up * 0.5)} ${lean + 8} -${up}q2 ${Math.round(up * 0.6)} ${8 - lean} ${up}`,
      16,
    ]
  })

const crystals: Edge = (stage, y) =>
  along(stage, y, (room) => {
    const up = Math.round(8 + room() * 26)
    return [`l7-${up}l5 ${Math.round(up * 0.4)}l6 ${up - Math.round(up * 0.4)}h6`, 24]
  })

const blocks: Edge = (stage, y) =>
  along(stage, y, (room) => {
    const up = Math.round(4 + room() * 22)
    const width = Math.round(12 + room() * 12)
    return [`v-${up}h${width}v${up}h4`, width + 4]
  })

const edges: Readonly<Record<string, Edge>> = {
  east: clouds,
  egypt: hills,
  wild: blades,
  myth: clouds,
  treasure: waves,
  classic: coins,
  space: crystals,
  sweets: clouds,
  west: rocks,
  night: rocks,
  bengal: blades,
  fish: waves,
  live: crowd,
  sports: crowd,
  esports: blocks,
  cock: crowd,
  lott: coins,
  bingo: coins,
  pvp: coins,
  arcade: blocks,
}

/**
 * The foreground, which covers the foot of the subject: a lit rim and a dark body, in the shapes of its setting. `id`
 * must be unique in the picture.
 */
export function foreground(id: string, setting: string, stage: Stage, y: number): string {
  const { lit, ink, base } = stage.colours
  const d = (edges[setting] ?? hills)(stage, y)
  return `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" y="-7" fill="${base}" stroke="${lit}" stroke-width="3"/><use href="#${id}" fill="${ink}"/>`
}
