// `npm run visual` compares pictures, describes differences and tells modes apart.
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare, contentOf } from '#e2e/visual/compare/compare.mjs'
import { describeChanges, elementUnder } from '#e2e/visual/compare/words.mjs'
import { modesOf } from '#e2e/visual/draw/modes.mjs'

/** A white picture with a grey block. */
function picture(
  width: number,
  height: number,
  [x, y, side, grey]: readonly [number, number, number, number],
) {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let row = y; row < y + side; row += 1)
    for (let column = x; column < x + side; column += 1)
      png.data.fill(grey, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return PNG.sync.write(png)
}

test('one shade of one block is a difference, with its position', () => {
  const found = compare(picture(100, 80, [10, 20, 8, 120]), picture(100, 80, [10, 20, 8, 121]))
  expect(found).toMatchObject({ pixels: 64, boxes: [[10, 20, 8, 8]], width: 100, height: 80 })
})

test('a few pixels that differ by one or two shades are due to layers; by three they differ', () => {
  const plain = picture(100, 80, [10, 20, 6, 120])
  expect(compare(plain, picture(100, 80, [10, 20, 6, 122])).pixels).toBe(0)
  expect(compare(plain, picture(100, 80, [10, 20, 6, 123])).pixels).toBe(36)
})

test('a picture that grew differs by the new part', () => {
  const found = compare(picture(10, 10, [0, 0, 2, 0]), picture(10, 14, [0, 0, 2, 0]))
  expect(found).toMatchObject({ pixels: 40, height: 14 })
})

test('the content of a new picture is what differs from its ground', () => {
  expect(contentOf(picture(100, 80, [10, 20, 8, 120]))).toEqual([[10, 20, 8, 8]])
  expect(contentOf(picture(9, 9, [0, 0, 0, 0]))).toEqual([])
})

test('the same picture does not differ', () => {
  expect(compare(picture(9, 9, [1, 1, 2, 9]), picture(9, 9, [1, 1, 2, 9])).pixels).toBe(0)
})

const drawn = (padding: string, text: string, width: number) => ({
  properties: ['padding-left', 'color'],
  tokens: { '--page-pad': '16px', '--sp-4': '16px', '--sp-5': '20px' },
  elements: [
    { path: 'div:0', name: 'div', text: '', box: [0, 0, 400, 300], look: ['0px', 'red'] },
    {
      path: 'div:0>button:0',
      name: 'button “Play”',
      text,
      box: [10, 10, width, 40],
      look: [padding, 'red'],
    },
  ],
})

test('a changed padding is reported with its tokens and its effect on the size', () => {
  expect(describeChanges(drawn('16px', 'Play', 80), drawn('20px', 'Play', 88))).toEqual([
    {
      element: 'button “Play”',
      lines: ['padding-left: 16px (--sp-4) → 20px (--sp-5)', 'size: 80 × 40 → 88 × 40'],
    },
  ])
})

test('what an element takes from the one around it is reported of that one only', () => {
  const colored = (color: string, ofButton = color) => {
    const { elements, ...rest } = drawn('16px', 'Play', 80)
    const looks = [
      ['0px', color],
      ['16px', ofButton],
    ]
    return { ...rest, elements: elements.map((one, at) => ({ ...one, look: looks[at] ?? [] })) }
  }
  expect(describeChanges(colored('red'), colored('blue'))).toEqual([
    { element: 'div', lines: ['color: red → blue'] },
  ])
  expect(describeChanges(colored('red'), colored('blue', 'green'))).toHaveLength(2)
})

test('a changed text is reported as such', () => {
  expect(
    describeChanges(drawn('16px', 'Play', 80), drawn('16px', 'Play now', 80))[0]?.lines,
  ).toEqual(['“Play” → “Play now”'])
})

test('a difference is attributed to the smallest element around it', () => {
  expect(elementUnder(drawn('16px', 'Play', 80), [12, 12, 10, 10])).toBe('button “Play”')
  expect(elementUnder(drawn('16px', 'Play', 80), [300, 200, 10, 10])).toBe('div')
})

const modes = { own: {}, day: { theme: 'daylight', language: 'BN' }, off: { disable: true } }
const base = { theme: 'midnight', language: 'EN' }

test('a story is drawn in each mode that differs, and plays in its own language only', () => {
  expect(modesOf({ modes, base, own: {}, plays: true })).toEqual([
    { name: 'own', globals: {}, plays: true },
    { name: 'day', globals: { theme: 'daylight', language: 'BN' }, plays: false },
  ])
})

test("a story's own globals have priority over the mode", () => {
  const own = { theme: 'daylight', language: 'BN' }
  expect(modesOf({ modes, base, own, plays: true }).map(({ name }) => name)).toEqual(['own'])
})
