import type { Tone } from '#mocks/catalogue/subjects.ts'

/** Colours of one poster. `ink` is the darkest, `hot` the light behind the glyph. */
export interface Palette {
  ink: string
  deep: string
  base: string
  lit: string
  glow: string
  hot: string
}

/** Three steps of a metal or an enamel, from light to dark. */
export interface Metal {
  light: string
  mid: string
  deep: string
}

type Stage = Pick<Palette, 'ink' | 'deep' | 'base' | 'lit'>

// The hues of --card-0..5 (node id % 6): indigo, crimson, emerald, amber, cyan, violet.
const stages: readonly Stage[] = [
  { ink: '#0c0a2b', deep: '#1e1b4b', base: '#3730a3', lit: '#5b5bf0' },
  { ink: '#28030f', deep: '#4c0519', base: '#9f1239', lit: '#e11d54' },
  { ink: '#011a14', deep: '#022c22', base: '#065f46', lit: '#0ea672' },
  { ink: '#2a0e02', deep: '#541f03', base: '#a84a0c', lit: '#f08a1c' },
  { ink: '#031c26', deep: '#083344', base: '#155e75', lit: '#0e9fc4' },
  { ink: '#1d0336', deep: '#3b0764', base: '#6b21a8', lit: '#a83bf0' },
  // Six more hues for pictures: blue, rose, lime, sand, slate, vermilion.
  { ink: '#04122e', deep: '#0a2a63', base: '#1a55bd', lit: '#3f8cf7' },
  { ink: '#2c0219', deep: '#560b3c', base: '#a81a63', lit: '#f0559f' },
  { ink: '#0f1a05', deep: '#26400a', base: '#4f7d10', lit: '#8fcb1f' },
  { ink: '#2a1a08', deep: '#5d421d', base: '#a9803f', lit: '#e3bd76' },
  { ink: '#0a0c12', deep: '#1d212c', base: '#444b5e', lit: '#8b95ab' },
  { ink: '#2a0a04', deep: '#5f1a0a', base: '#bb3a18', lit: '#f76a35' },
]

// The light behind the glyph: [glow, hot] per theme, with five variants each.
const lights: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['#7b83ff', '#d4dbff'],
    ['#e05cc8', '#ffd0e8'],
    ['#31b6f5', '#cdf4ff'],
    ['#ff8a5c', '#ffe2b8'],
    ['#9a6bff', '#eadcff'],
  ],
  [
    ['#ff5a5a', '#ffd6b0'],
    ['#ff8a2b', '#fff0b3'],
    ['#f0469c', '#ffd3ea'],
    ['#ff6b3d', '#ffe08a'],
    ['#c93bd0', '#ffd0f4'],
  ],
  [
    ['#2ed18a', '#dcffc9'],
    ['#d8c231', '#fff7bd'],
    ['#1fc7b6', '#d0fff4'],
    ['#7fd13b', '#f4ffc4'],
    ['#27a7c9', '#cdf6ff'],
  ],
  [
    ['#ffb02e', '#fff1b8'],
    ['#ff7a3d', '#ffe0a3'],
    ['#f2c53d', '#fffad0'],
    ['#ff5d4d', '#ffd9a8'],
    ['#e8963a', '#ffedc9'],
  ],
  [
    ['#2fc6ee', '#d6fbff'],
    ['#3ddbb0', '#e0fff0'],
    ['#5d9bff', '#dceaff'],
    ['#ffb259', '#fff0c4'],
    ['#48e0e0', '#f0fff8'],
  ],
  [
    ['#c06bff', '#f4dcff'],
    ['#ff5cb0', '#ffd9ec'],
    ['#7d7bff', '#dfe2ff'],
    ['#ff8f6b', '#ffe6c4'],
    ['#5cb8ff', '#dcf4ff'],
  ],
  [
    ['#56c2ff', '#e3f6ff'],
    ['#ffd166', '#fff4cf'],
    ['#7fa8ff', '#e4ecff'],
    ['#5ee0d0', '#e0fffa'],
    ['#ffa8d8', '#ffe9f6'],
  ],
  [
    ['#ff8cc0', '#ffe3f0'],
    ['#ffc46b', '#fff1d0'],
    ['#ff7fa0', '#ffdfe6'],
    ['#d88cff', '#f6e4ff'],
    ['#ffa58a', '#ffe9df'],
  ],
  [
    ['#c9f04f', '#f6ffcf'],
    ['#ffe04a', '#fffad0'],
    ['#8fe06a', '#eaffdc'],
    ['#f4c94a', '#fff3cc'],
    ['#6fe0a8', '#e0fff0'],
  ],
  [
    ['#ffe0a0', '#fff8e4'],
    ['#ffc890', '#fff0dd'],
    ['#f6e27a', '#fffbe0'],
    ['#ffb8a0', '#ffefe8'],
    ['#d8ecc0', '#fbfff0'],
  ],
  [
    ['#ffd27a', '#fff6da'],
    ['#9fd0ff', '#eaf6ff'],
    ['#ff9a7a', '#ffe9e0'],
    ['#b8c4ff', '#eef1ff'],
    ['#7ae0d0', '#e4fffa'],
  ],
  [
    ['#ffb05a', '#fff0d0'],
    ['#ffd84a', '#fffad2'],
    ['#ff8f5a', '#ffe6d4'],
    ['#ff7f7f', '#ffe2dc'],
    ['#ffc98a', '#fff4e2'],
  ],
]

const metals: Record<Tone, Metal> = {
  g: { light: '#fff6c4', mid: '#ffc53a', deep: '#b95b06' },
  r: { light: '#ffc4b0', mid: '#f4413a', deep: '#98091f' },
  j: { light: '#d3ffd9', mid: '#35cf7d', deep: '#056a4a' },
  b: { light: '#d8f4ff', mid: '#46aaff', deep: '#1244ad' },
  s: { light: '#ffffff', mid: '#cfdbec', deep: '#667aa0' },
  p: { light: '#ffe6f2', mid: '#ff77b5', deep: '#b01865' },
  v: { light: '#f1e1ff', mid: '#ae78ff', deep: '#571fb8' },
  o: { light: '#ffe9bd', mid: '#ff9d36', deep: '#bd3d0a' },
}

/** The gold of all pictures: coins, frames, crowns. */
export const gold: Metal = metals.g

/** The metal of a tone. */
export function metal(tone: Tone): Metal {
  return metals[tone]
}

/** The number of lights of a theme. */
export const lightCount = 5

/** The number of colour families of pictures; the first six are the portal's themes. */
export const hueCount = stages.length

/** The palette of a colour family under one of its lights (0 to 4); the light wraps around. */
export function createPalette(hue: number, light: number): Palette {
  const stage = stages[hue] ?? stages[0]
  const [glow, hot] = lights[hue]?.[light % lightCount] ?? ['#7b83ff', '#d4dbff']
  return { ink: '#0c0a2b', deep: '#1e1b4b', base: '#3730a3', lit: '#5b5bf0', ...stage, glow, hot }
}

/** The palette of one of the portal's themes (0 to 5) under one of its lights; both wrap around. */
export function palette(theme: number, light: number): Palette {
  return createPalette(theme % 6, light)
}
