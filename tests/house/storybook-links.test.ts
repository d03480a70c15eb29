import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

const toId = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
const toKebab = (name: string) => toId(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-'))

/** The addresses of a file's pages within Storybook, such as `story/features-home--member`. */
function findPages(path: string): string[] {
  const text = readText(path)
  const title = /title(?:: '|=")([^'"]+)/.exec(text)?.[1]
  if (title === undefined) return []
  const docs = path.endsWith('.mdx') || text.includes("'autodocs'") ? ['docs'] : []
  const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name)
  return [
    ...docs.map((name) => `docs/${toId(title)}--${name}`),
    ...stories.map((name) => `story/${toId(title)}--${toKebab(name)}`),
  ]
}

test('the guides and the landing page of Storybook link to pages that exist', () => {
  const pages = new Set(findFiles('stories/**/*.{mdx,stories.tsx}').flatMap(findPages))
  const linked = findFiles('stories/**/*.{mdx,md}', 'stories/setup/*.tsx').flatMap((path) =>
    [...readText(path).matchAll(/(?:path=\/|page: ')((?:docs|story)\/[\w-]+)/g)].map(
      ([, page = '']) => ({ path, page }),
    ),
  )
  expect(linked.length).toBeGreaterThan(8)
  expect(linked.filter(({ page }) => !pages.has(page))).toEqual([])
})
