import { type LetterFamily, type SetLine, setLine } from './letters.ts'
import type { Metal } from './palette.ts'
import { n, stops } from './svg.ts'

/** The box that a title must fit, and its colours. Coordinates are in units of the picture. */
export interface LetteringBox {
  id: string
  x: number
  /** The baseline of the title. */
  bottom: number
  width: number
  height: number
  align: 'middle' | 'start'
  face: Metal
  ink: string
  family?: LetterFamily
  /** Width of the dark outline, in hundredths of a letter's height; 46 is for posters. */
  outline?: number
  /** The side on which spare height is left; the default puts the title at the bottom. */
  spare?: 'above' | 'around' | 'below'
  /** The angle of the title in degrees. */
  rise?: number
}

interface Line extends SetLine {
  scale: number
}

const LEAD = 0.16

function splits(words: readonly string[]): string[][] {
  if (words.length < 2) return [words.slice()]
  const [first = '', second = '', ...rest] = words
  if (words.length === 2) return [[`${first} ${second}`], [first, second]]
  const third = rest.join(' ')
  return [
    [`${first} ${second}`, third],
    [first, `${second} ${third}`],
    [first, second, third],
  ]
}

const heightOf = ({ top, bottom }: SetLine) => top + bottom

function fit(lines: readonly SetLine[], box: LetteringBox): Line[] {
  const tallest = box.height * (lines.length === 1 ? 0.62 : 0.52)
  const fitted = lines.map((line) => ({
    ...line,
    scale: Math.min(tallest / heightOf(line), box.width / (line.width * 1.03 + 14)),
  }))
  // No line may be more than 1.7 times as large as the next one, so that they look like one title.
  const smallest = Math.min(...fitted.map((line) => line.scale))
  for (const line of fitted) line.scale = Math.min(line.scale, smallest * 1.7)
  const height = fitted.reduce((sum, line) => sum + line.scale * heightOf(line) * (1 + LEAD), 0)
  const shrink = Math.min(1, box.height / height)
  return fitted.map((line) => ({ ...line, scale: line.scale * shrink }))
}

const worth = (lines: readonly Line[]): number =>
  Math.min(...lines.map((line) => line.scale)) * 2 + Math.max(...lines.map((line) => line.scale))

/** One to three lines that fill the box. */
function bestLines(title: string, box: LetteringBox): Line[] {
  let best: Line[] = []
  for (const texts of splits(title.split(' '))) {
    const set = texts.map((text) => setLine(text, box.family ?? 'block'))
    const lines = set.filter((line) => line !== null)
    if (lines.length < set.length) continue
    const fitted = fit(lines, box)
    if (best.length === 0 || worth(fitted) > worth(best)) best = fitted
  }
  return best
}

/** The distance between the lowest line's box and the bottom of the box. */
function floorOf(block: number, { bottom, height, spare = 'above' }: LetteringBox): number {
  if (spare === 'above') return bottom
  return bottom - (height - block) / (spare === 'around' ? 2 : 1)
}

function gradient({ id, face }: LetteringBox, { top, bottom }: SetLine): string {
  const metal = stops([
    [0, '#fff'],
    [0.48, face.light],
    [0.52, face.mid],
    [1, face.light],
  ])
  return `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="0" y1="${-top}" x2="0" y2="${bottom}">${metal}</linearGradient>`
}

/** A title as lettering that fits its box, in its script; empty where it cannot be set. */
export function lettering(title: string, box: LetteringBox): string {
  const lines = bestLines(title, box)
  const [first] = lines
  if (!first) return ''
  const block = lines.reduce(
    (sum, line, i) => sum + line.scale * heightOf(line) * (i ? 1 + LEAD : 1),
    0,
  )
  let y = floorOf(block, box)
  let [defs, shade, depth, faces] = ['', '', '', '']
  const outline = box.outline ?? 46
  const lastFirst = [...lines].reverse()
  lastFirst.forEach((line, i) => {
    const height = heightOf(line)
    const left = box.align === 'middle' ? box.x - (line.width * line.scale) / 2 : box.x
    const key = `${box.id}${i}`
    const use = `<use href="#${key}"`
    const scale = Math.round(line.scale * 1000) / 1000
    const at = `<g transform="translate(${n(left)} ${n(y - line.bottom * line.scale)}) scale(${scale})">`
    y -= line.scale * height * (1 + LEAD)
    defs += `<path id="${key}" d="${line.path}"/>`
    // The shadows of all lines are below the faces of all lines, so that close lines do not cut into each other.
    const step = Math.round(height * 0.08)
    shade += `${at}${use} y="${step}"/>${use}/></g>`
    depth += `${at}${use} y="${Math.round(step / 2)}"/></g>`
    faces += `${at}${use}/></g>`
  })
  const [wide, thin] = first.stroked
    ? [outline, 22]
    : [Math.round((outline - 22) * heightOf(first) * 0.01), box.family === 'serif' ? 5 : 0]
  const fill = first.stroked ? 'none' : box.ink
  const turn = box.rise
    ? ` transform="rotate(${-box.rise} ${n(box.x)} ${n(box.bottom - box.height / 2)})"`
    : ''
  const front = first.stroked ? '' : ` fill="url(#${box.id}f)"`
  return `<defs>${defs}${gradient(box, first)}</defs><g fill="${fill}" stroke-linejoin="round"${turn}><g stroke="${box.ink}" stroke-width="${wide}">${shade}</g><g stroke="${box.face.deep}" stroke-width="${thin + 3}"${first.stroked ? '' : ` fill="${box.face.deep}"`}>${depth}</g><g stroke="url(#${box.id}f)" stroke-width="${thin}"${front}>${faces}</g></g>`
}
