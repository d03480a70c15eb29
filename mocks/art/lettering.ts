import { pathOf, widthOf } from './alphabet.ts'
import type { Metal } from './palette.ts'
import { escapeText, linear, n, stops } from './svg.ts'

/** The box a title must fit, and how it is coloured. Coordinates in the picture's units. */
export interface LetteringBox {
  id: string
  x: number
  /** The title stands on this line. */
  bottom: number
  width: number
  height: number
  align: 'middle' | 'start'
  face: Metal
  ink: string
  /** Width of the dark outline in alphabet units; 46 is for posters. */
  outline?: number
  /** Centres the lines in the box's height instead of standing them on `bottom`. */
  centred?: boolean
}

interface Line {
  text: string
  scale: number
}

const lead = 0.2

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

function fit(lines: readonly string[], box: LetteringBox): Line[] {
  const tallest = box.height * (lines.length === 1 ? 0.62 : 0.52)
  const fitted = lines.map((text) => ({
    text,
    scale: Math.min(tallest / 100, box.width / (widthOf(text) + 14)),
  }))
  // A lock-up, not a jumble: no line more than 1.7 times its neighbour.
  const smallest = Math.min(...fitted.map((line) => line.scale))
  for (const line of fitted) line.scale = Math.min(line.scale, smallest * 1.7)
  const height = fitted.reduce((sum, line) => sum + line.scale * 100 * (1 + lead), 0)
  const shrink = Math.min(1, box.height / height)
  return fitted.map((line) => ({ text: line.text, scale: line.scale * shrink }))
}

function worth(lines: readonly Line[]): number {
  return (
    Math.min(...lines.map((line) => line.scale)) * 2 + Math.max(...lines.map((line) => line.scale))
  )
}

/** Latin titles, drawn with our own poster alphabet: 1 to 3 lines that fill the box. */
function latin(title: string, box: LetteringBox): string {
  const words = title.split(' ')
  let best: Line[] = []
  for (const lines of splits(words)) {
    const fitted = fit(lines, box)
    if (best.length === 0 || worth(fitted) > worth(best)) best = fitted
  }
  const block = best.reduce((sum, line, i) => sum + line.scale * 100 * (i ? 1 + lead : 1), 0)
  let y = box.centred ? box.bottom - (box.height - block) / 2 : box.bottom
  let lines = ''
  let shade = ''
  let faces = ''
  best.toReversed().forEach((line, i) => {
    const top = y - line.scale * 100
    const left = box.align === 'middle' ? box.x - (widthOf(line.text) * line.scale) / 2 : box.x
    y = top - line.scale * 100 * lead
    const key = `${box.id}${i}`
    const use = `<use href="#${key}"`
    const at = `<g transform="translate(${n(left)} ${n(top)}) scale(${Math.round(line.scale * 1000) / 1000})">`
    lines += `<path id="${key}" d="${pathOf(line.text)}"/>`
    // Every line's shade lies under every line's face, so that close lines never cut each other.
    shade += `${at}${use} y="8"/>${use}/></g>`
    faces += `${at}${use} y="4" stroke="${box.face.deep}" stroke-width="25"/>${use}/></g>`
  })
  const metal = stops([
    [0, '#fff'],
    [0.48, box.face.light],
    [0.52, box.face.mid],
    [1, box.face.light],
  ])
  return `<defs>${lines}<linearGradient id="${box.id}f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">${metal}</linearGradient></defs><g fill="none" stroke-linejoin="round"><g stroke="${box.ink}" stroke-width="${box.outline ?? 46}">${shade}</g><g stroke="url(#${box.id}f)" stroke-width="22">${faces}</g></g>`
}

const heavy =
  "'Noto Sans Bengali','Hind Siliguri','Nirmala UI','Bangla Sangam MN',Vrinda,sans-serif"

/** Roughly how many ems a Bengali text takes: signs above and below take no room. */
function ems(text: string): number {
  const bases = text.replace(/[\u0981\u09bc\u09c1-\u09c4\u09cd\u200c\u200d]/g, '')
  return Math.max(1, bases.length * 0.56)
}

/** Bengali titles as text: the script needs a shaping font, so the system's heaviest is used. */
function bengali(title: string, box: LetteringBox): string {
  let lines: string[] = [title]
  let size = 0
  for (const candidate of splits(title.split(' '))) {
    const widest = Math.max(...candidate.map(ems))
    const fitted = Math.min(box.width / widest, box.height / (candidate.length * 1.16))
    if (fitted > size) [lines, size] = [candidate, fitted]
  }
  size = Math.min(size, box.height * 0.5)
  const at = box.align === 'middle' ? 'middle' : 'start'
  const rows = lines.map((line, i) => {
    const y = box.bottom - size * 0.22 - (lines.length - 1 - i) * size * 1.16
    const tight = ems(line) * size > box.width * 0.93
    const squeeze = tight ? ` textLength="${n(box.width)}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<text x="${n(box.x)}" y="${n(y)}"${squeeze}>${escapeText(line)}</text>`
  })
  const face = linear(
    `${box.id}f`,
    [0, 0, 0, 1],
    [
      [0.2, '#fff'],
      [0.6, box.face.light],
      [1, box.face.mid],
    ],
  )
  return `${face}<g lang="bn" font-family="${heavy}" font-weight="800" font-size="${n(size)}" text-anchor="${at}" fill="url(#${box.id}f)" stroke="${box.ink}" stroke-width="${n(size * 0.2)}" stroke-linejoin="round" paint-order="stroke">${rows.join('')}</g>`
}

/** A title set as lettering that fits its box, in the script it is written in. */
export function lettering(title: string, box: LetteringBox): string {
  return /[\u0980-\u09ff]/.test(title) ? bengali(title, box) : latin(title, box)
}
