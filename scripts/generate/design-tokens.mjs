// Writes the design tokens in the W3C format (designtokens.org, 2025.10), from the portal's style sheets.
import { readFileSync } from 'node:fs'
import { fromRoot } from '../lib/cli.mjs'

const SHEETS = ['color', 'size', 'type', 'motion']
const THEMES = ['midnight', 'daylight', 'emerald']

/** The blocks of a style sheet outside of at-rules. @returns {{ selector: string, body: string }[]} */
function blocksOf(css) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const blocks = []
  let depth = 0
  let from = 0
  let selector = ''
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      if (depth === 0) selector = text.slice(from, at).trim().replace(/\s+/g, ' ')
      if (depth === 0) from = at + 1
      depth += 1
    } else if (text[at] === '}') {
      depth -= 1
      if (depth > 0) continue
      if (!selector.startsWith('@')) blocks.push({ selector, body: text.slice(from, at) })
      from = at + 1
    }
  }
  return blocks
}

/** The names and values of a block, without the leading `--`. @returns {[string, string][]} */
const tokensOf = (body) =>
  [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value.trim().replace(/\s+/g, ' '),
  ])

const hex = (value) => Math.round(value).toString(16).padStart(2, '0')
const rounded = (value) => Math.round(value * 10000) / 10000

/** A colour as red, green, blue (0 to 255) and alpha; null for any other value. */
function readColor(text, lookUp) {
  const short = /^#([0-9a-f]{6})$/i.exec(text)
  if (short) return [0, 2, 4].map((at) => Number.parseInt(short[1].slice(at, at + 2), 16)).concat(1)
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text)
  if (rgb) return [...rgb.slice(1, 4).map(Number), rgb[4] === undefined ? 1 : Number(rgb[4])]
  if (text === 'transparent') return [0, 0, 0, 0]
  const variable = /^var\(--([\w-]+)\)$/.exec(text)
  if (variable) return lookUp(variable[1])
  const mix = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(text)
  if (!mix) return null
  const [one, other] = [readColor(mix[1], lookUp), readColor(mix[3], lookUp)]
  if (!one || !other) return null
  const share = Number(mix[2]) / 100
  // Mixes like color-mix() in CSS: each colour is weighted by its alpha.
  const alpha = one[3] * share + other[3] * (1 - share)
  const channel = (at) =>
    alpha === 0 ? 0 : (one[at] * one[3] * share + other[at] * other[3] * (1 - share)) / alpha
  return [channel(0), channel(1), channel(2), alpha]
}

const colorToken = ([red, green, blue, alpha]) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [red, green, blue].map((value) => rounded(value / 255)),
    alpha: rounded(alpha),
    hex: `#${hex(red)}${hex(green)}${hex(blue)}`,
  },
})

/** The part of light-dark(daylight, midnight) that a theme uses. */
function sideOf(value, theme) {
  const both = /^light-dark\((.+), (#[0-9a-f]{6}|rgb\([^)]*\))\)$/i.exec(value)
  return both ? both[theme === 'daylight' ? 1 : 2] : value
}

function colorsOf(blocks, theme) {
  const values = new Map()
  for (const { selector, body } of blocks) {
    const applies = selector.startsWith(':root') || selector.includes(`[data-theme="${theme}"]`)
    if (applies) for (const [name, value] of tokensOf(body)) values.set(name, sideOf(value, theme))
  }
  const lookUp = (name) => readColor(values.get(name) ?? '', lookUp)
  return Object.fromEntries(
    [...values.keys()].flatMap((name) => {
      const color = lookUp(name)
      return color ? [[name, colorToken(color)]] : []
    }),
  )
}

/** A value as a token; null for values that the format has no type for, such as clamp(). */
function plainToken(name, value) {
  const size = /^(-?[\d.]+)(px|rem)$/.exec(value)
  if (size) return { $type: 'dimension', $value: { value: Number(size[1]), unit: size[2] } }
  const time = /^([\d.]+)(ms|s)$/.exec(value)
  if (time) return { $type: 'duration', $value: { value: Number(time[1]), unit: time[2] } }
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value)
  if (curve) return { $type: 'cubicBezier', $value: curve[1].split(',').map(Number) }
  if (name.startsWith('font-') && !value.startsWith('var('))
    return {
      $type: 'fontFamily',
      $value: value.split(',').map((family) => family.trim().replaceAll('"', '')),
    }
  if (!/^-?[\d.]+$/.test(value)) return null
  return { $type: name.startsWith('fw-') ? 'fontWeight' : 'number', $value: Number(value) }
}

function plainTokensOf(blocks) {
  const tokens = {}
  for (const { selector, body } of blocks) {
    if (selector !== ':root' && selector !== ':root, [lang]') continue
    for (const [name, value] of tokensOf(body)) {
      const token = plainToken(name, value)
      if (token) tokens[name] = token
    }
  }
  return tokens
}

/** Lists of scalar values on one line, as the repository formats them. */
const written = (value) =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, inner) => `[${inner.replace(/\s*\n\s*/g, ' ')}]`)}\n`

/** tokens.json: the colours of each theme, then sizes, type and motion. */
export function designTokensFile(
  read = (name) => readFileSync(fromRoot('src', 'ui', 'tokens', `${name}.css`), 'utf8'),
) {
  const [color, ...others] = SHEETS.map((name) => blocksOf(read(name)))
  return written({
    $description: 'Written from src/ui/tokens/*.css by `npm run generate`; do not edit.',
    color: Object.fromEntries(THEMES.map((theme) => [theme, colorsOf(color, theme)])),
    ...Object.fromEntries(others.map((blocks, at) => [SHEETS[at + 1], plainTokensOf(blocks)])),
  })
}
