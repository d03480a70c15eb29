// Copies the glyphs that the catalogue's subjects name from @iconify-json/game-icons to mocks/art/glyphs.json. Paths
// become relative and their numbers integers, which halves the size without a visible change on a tile.
import { writeFileSync } from 'node:fs'
import source from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { listMotifs } from '#mocks/art/motifs.ts'
import { subjects } from '#mocks/catalogue/subjects.ts'

const extras = [
  'two-coins',
  'crown',
  'trophy-cup',
  'lotus-flower',
  'open-treasure-chest',
  'feather',
]
const arity = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

function numbers(text, command) {
  if (command !== 'a') return (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
  const found = []
  const flag = /^[\s,]*([01])/
  const number = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/
  let rest = text
  for (let match = true; match; ) {
    match = (found.length % 7 === 3 || found.length % 7 === 4 ? flag : number).exec(rest)
    if (match) found.push(Number(match[1]))
    rest = match ? rest.slice(match[0].length) : rest
  }
  return found
}

function shorten(path) {
  let out = ''
  let [x, y, startX, startY, penX, penY] = [0, 0, 0, 0, 0, 0]
  const add = (letter, values) => {
    out += letter + values.join(' ').replaceAll(' -', '-')
  }
  for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let command = letter.toLowerCase()
    const relative = letter === command
    const size = arity[command]
    const values = numbers(text, command)
    if (size === 0) {
      out += 'z'
      ;[x, y, penX, penY] = [startX, startY, Math.round(startX), Math.round(startY)]
      continue
    }
    for (let i = 0; i + size <= values.length; i += size) {
      const step = values.slice(i, i + size)
      const isX = (k) =>
        command === 'a' ? k === 5 : command === 'h' || (command !== 'v' && k % 2 === 0)
      const place = (k) => command !== 'a' || k > 4
      const absolute = step.map((v, k) => (place(k) && relative ? v + (isX(k) ? x : y) : v))
      const rounded = absolute.map((v, k) => {
        if (place(k)) return Math.round(v) - (isX(k) ? penX : penY)
        return k < 2 ? Math.max(1, Math.round(v)) : v
      })
      add(command, rounded)
      if (command !== 'v') x = absolute.at(command === 'h' ? 0 : -2)
      if (command !== 'h') y = absolute.at(-1)
      ;[penX, penY] = [Math.round(x), Math.round(y)]
      if (command === 'm') {
        ;[startX, startY] = [x, y]
        command = 'l'
      }
    }
  }
  return out
}

const glyphs = {}
for (const name of [
  ...new Set([
    ...subjects.flatMap((subject) => [subject.glyph, ...listMotifs(subject)]),
    ...extras,
  ]),
].sort()) {
  const icon = source.icons[name]
  if (!icon) throw new Error(`game-icons has no glyph named ${name}`)
  glyphs[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => shorten(m[1])).join('')
}
writeFileSync(new URL('../glyphs.json', import.meta.url), `${JSON.stringify(glyphs, null, 2)}\n`)
const sizes = Object.values(glyphs).map((d) => d.length)
console.log(
  `${sizes.length} glyphs, ${Math.round(sizes.reduce((a, b) => a + b) / 1024)} KiB, longest ${Math.max(...sizes)}`,
)
