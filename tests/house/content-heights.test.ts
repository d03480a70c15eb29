import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

/** `block-size: fit-content`, `min-height: max-content` and their kind. */
const CONTENT_HEIGHT =
  /(?<![\w-])(?:(?:min|max)-)?(?:block-size|height)\s*:\s*(?:fit|min|max)-content/

// WebKit gives percentages inside a box that is placed by its insets and as high as its content the height of its
// containing block, also the 0 % of `flex: 1`: dialogs closed to their heads. Centre such a box in a flex container.
test('no style sheet sizes a height by a keyword of content, which WebKit treats as definite', () => {
  const found = findFiles('src/**/*.css', 'mocks/**/*.css').filter((path) =>
    CONTENT_HEIGHT.test(readText(path).replaceAll(/\/\*[\s\S]*?\*\//g, '')),
  )
  expect(found).toEqual([])
})
