import { expect, test } from 'vitest'
import { STYLE } from '#mocks/server/page.ts'
import { textOf } from './source.ts'

const colours = (css: string) =>
  new Map(
    [...css.matchAll(/^ *(--[\w-]+): (light-dark\(.*\));/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

test('the pages of the fake backend have the colours of the tokens', () => {
  const tokens = colours(textOf('src/ui/tokens/color.css'))
  const own = colours(STYLE)
  expect(own.size).toBeGreaterThan(9)
  expect([...own].filter(([name, value]) => tokens.get(name) !== value)).toEqual([])
  const used = [...STYLE.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.filter((name) => !own.has(name))).toEqual([])
})
