// @vitest-environment jsdom
// Each check of the walks `pairs` and `faults` finds a planted mistake, and nothing in a good page.
import { afterEach, describe, expect, test } from 'vitest'
import { mistakesIn } from '#e2e/walk/in-page.ts'
import { TEXT_KEYS } from '#e2e/walk/text-keys.ts'

const GOOD =
  '<main><h1>Wallet</h1><p>৳1,204.50, nulled at 12:00</p><img alt="Sun" src="/a.svg"></main>'

const mistakes = (html: string) => {
  document.body.innerHTML = html
  return mistakesIn({ keys: TEXT_KEYS, width: 390 })
}

const widenTo = (width: number) =>
  Object.defineProperty(document.documentElement, 'scrollWidth', {
    configurable: true,
    value: width,
  })

afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'scrollWidth')
})

test('a page without mistakes has no findings', () => {
  expect(mistakes(GOOD)).toEqual([])
  expect(mistakes(`<div id="root"></div><div role="alertdialog"><h2>Log out?</h2></div>`)).toEqual(
    [],
  )
  expect(mistakes(`${GOOD}<script>undefined</script>`)).toEqual([])
})

describe('planted mistakes', () => {
  test.each([
    ['a blank page', '<main></main>', 'blank: no heading in main'],
    ['an empty heading', '<main><h1> </h1></main>', 'blank: no heading in main'],
    ['undefined', `${GOOD}<p>Level undefined</p>`, 'says "undefined": Level undefined'],
    ['NaN', `${GOOD}<p>৳NaN</p>`, 'says "NaN": ৳NaN'],
    ['an object', `${GOOD}<p>[object Object]</p>`, 'says "[object Object]": [object Object]'],
    ['a date', `${GOOD}<p>Invalid Date</p>`, 'says "Invalid Date": Invalid Date'],
    ['a stack', `${GOOD}<pre>at App (/assets/a.js:1:2)</pre>`, /^says "at App \(/],
    ['undefined in a name', `${GOOD}<a aria-label="undefined">x</a>`, /aria-label="undefined"/],
    [
      'undefined in an address',
      `${GOOD}<a href="/game/undefined">x</a>`,
      /href="\/game\/undefined"/,
    ],
    ['a raw key', `${GOOD}<p>state.loading</p>`, 'raw key: state.loading'],
    ['a raw key with its file', `${GOOD}<p>member:page.vip</p>`, 'raw key: member:page.vip'],
  ])('%s', (_, html, found) => {
    expect(mistakes(html)).toEqual([
      typeof found === 'string' ? found : expect.stringMatching(found),
    ])
  })

  test('a page wider than the window', () => {
    widenTo(391)
    expect(mistakes(GOOD)).toEqual(['scrolls sideways: 391 px in a window of 390'])
  })
})
