/**
 * A poster alphabet drawn for this project: condensed capitals as centre lines, for a stroke 22 wide. Each entry is
 * [advance width, path]; the cap height is 100. Commands: M L H V Q T Z, all absolute.
 */
const letters: Record<string, readonly [number, string]> = {
  A: [60, 'M11 100V36Q11 11 30 11T49 36V100M11 63H49'],
  B: [60, 'M11 0V100M11 11H29Q47 11 47 30T29 49H11M29 49Q49 49 49 69T29 89H11'],
  C: [58, 'M48 37V32Q48 11 29.5 11T11 32V68Q11 89 29.5 89T48 68V63'],
  D: [60, 'M11 0V100M11 11H22Q49 11 49 40V60Q49 89 22 89H11'],
  E: [51, 'M49 11H11V89H49M11 49H43'],
  F: [49, 'M48 11H11V100M11 50H42'],
  G: [60, 'M49 35V32Q49 11 30 11T11 32V68Q11 89 30 89T49 68V53H31'],
  H: [60, 'M11 0V100M49 0V100M11 50H49'],
  I: [22, 'M11 0V100'],
  J: [50, 'M39 0V68Q39 89 24 89T9 69V64'],
  K: [60, 'M11 0V100M50 0L15 56M27 41L51 100'],
  L: [48, 'M11 0V89H47'],
  M: [78, 'M11 100V13L39 66L67 13V100'],
  N: [62, 'M11 100V13L51 87V0'],
  O: [60, 'M30 11Q11 11 11 32V68Q11 89 30 89T49 68V32Q49 11 30 11Z'],
  P: [58, 'M11 100V11H28Q48 11 48 34T28 57H11'],
  Q: [60, 'M30 11Q11 11 11 32V68Q11 89 30 89T49 68V32Q49 11 30 11ZM33 66L53 98'],
  R: [60, 'M11 100V11H28Q48 11 48 33T28 55H11M27 55L50 100'],
  S: [58, 'M47 35V31Q47 11 29 11T11 30Q11 44 29 50T47 70Q47 89 29 89T11 69V65'],
  T: [54, 'M27 11V100M0 11H54'],
  U: [60, 'M11 0V68Q11 89 30 89T49 68V0'],
  V: [60, 'M9 0L30 88L51 0'],
  W: [82, 'M9 0L25 88L41 26L57 88L73 0'],
  X: [60, 'M10 0L50 100M50 0L10 100'],
  Y: [58, 'M8 0L29 50L50 0M29 48V100'],
  Z: [56, 'M5 11H45L11 89H52'],
  '0': [60, 'M30 11Q11 11 11 32V68Q11 89 30 89T49 68V32Q49 11 30 11Z'],
  '1': [40, 'M8 27L27 12V100'],
  '2': [58, 'M11 35V31Q11 11 29 11T48 32Q48 47 32 62L12 89H50'],
  '3': [58, 'M11 33Q11 11 29 11T46 30T29 49H24M29 49Q48 49 48 69T29 89T10 67'],
  '4': [60, 'M40 100V12L10 70H56'],
  '5': [58, 'M47 11H14V47Q20 40 30 40Q48 42 48 64T29 89T10 69'],
  '6': [60, 'M47 30Q44 11 30 11Q11 12 11 42V66Q11 89 30 89T49 67T30 46T11 66'],
  '7': [54, 'M4 11H44L24 100'],
  '8': [60, 'M30 11Q12 11 12 30T30 49T48 30T30 11ZM30 49Q11 49 11 69T30 89T49 69T30 49Z'],
  '9': [60, 'M13 70Q16 89 30 89Q49 88 49 58V34Q49 11 30 11T11 33T30 54T49 34'],
  '&': [60, 'M54 92L17 38Q11 11 28 11T41 30Q40 42 24 51T9 72Q10 89 28 89T53 58'],
  '-': [34, 'M3 55H31'],
  '.': [22, 'M11 78V100'],
  ' ': [30, ''],
}

const gap = 9

/** The width of a text in alphabet units. Characters outside the alphabet count as spaces. */
export function measureText(text: string): number {
  let width = -gap
  for (const letter of text.toUpperCase()) width += (letters[letter]?.[0] ?? 30) + gap
  return Math.max(width, 1)
}

/** A letter in relative commands, so that its size in bytes does not depend on its position. */
function relative(path: string): { x: number; y: number; rest: string } {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  let first: { x: number; y: number } | null = null
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVQTZ])([^MLHVQTZ]*)/g)) {
    const values = rest === '' ? [] : rest.split(' ').map(Number)
    const steps = values.map((value, i) => {
      const sideways = command === 'H' || (command !== 'V' && i % 2 === 0)
      return Math.round((value - (sideways ? x : y)) * 10) / 10
    })
    if (command === 'Z') [x, y] = [startX, startY]
    else if (command === 'V') y = values[0] ?? y
    else if (command === 'H') x = values[0] ?? x
    else [x = x, y = y] = values.slice(-2)
    if (command === 'M') [startX, startY] = [x, y]
    if (first === null) first = { x, y }
    else out += command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
  }
  return { ...(first ?? { x: 0, y: 0 }), rest: out }
}

const tails = new Map(Object.entries(letters).map(([letter, [, path]]) => [letter, relative(path)]))

/** The centre line of a text as one path, starting at x = 0, cap height 100. */
export function toPath(text: string): string {
  let left = 0
  let path = ''
  for (const letter of text.toUpperCase()) {
    const tail = tails.get(letter)
    if (tail?.rest) path += `M${left + tail.x} ${tail.y}${tail.rest}`
    left += (letters[letter]?.[0] ?? 30) + gap
  }
  return path
}
