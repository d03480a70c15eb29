import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NAV } from '#app/menus/nav.ts'

const FILE = new URL('../../src/app/menus/category-icons.svg', import.meta.url)
const SIDE = 24

/** The shapes of an icon, as the picture writes them. */
const shapesOf = (markup: string) =>
  markup.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/><\/\w+>/g, '/>')

test('the picture of the category chips has the icon of every entry, in their order', () => {
  const picture = readFileSync(FILE, 'utf8')
  const rows = picture.match(/<g [^\n]*/g)
  expect(rows).toEqual(
    NAV.map(
      ({ icon }, index) =>
        `<g transform="translate(0 ${index * SIDE})">${shapesOf(renderToStaticMarkup(createElement(icon)))}</g>`,
    ),
  )
  expect(picture).toContain(`viewBox="0 0 ${SIDE} ${NAV.length * SIDE}"`)
})
