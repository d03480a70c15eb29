import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

const stories = new Set(findFiles('stories/**/*.stories.tsx'))

/** The story file that a component needs; undefined for the inner parts of a component. */
export function findStory(path: string): string | undefined {
  const component = /^src\/ui\/([^/]+)\/\1\.tsx$/.exec(path)
  if (component) return `stories/ui/${component[1]}.stories.tsx`
  const screen = /^src\/features\/([^/]+\/[^/]+)\/screens\/([^/]+)\.tsx$/.exec(path)
  return screen ? `stories/features/${screen[1]}/${screen[2]}.stories.tsx` : undefined
}

test('every component and every screen has its story file', () => {
  const owners = findFiles('src/ui/*/*.tsx', 'src/features/*/*/screens/*.tsx')
  expect(owners.length).toBeGreaterThan(0)
  const missing = owners
    .map((path) => ({ path, story: findStory(path) }))
    .filter(({ story }) => story !== undefined && !stories.has(story))
    .map(({ path, story }) => `${path} owes ${story}`)
  expect(missing).toEqual([])
})

test('every component folder holds a component of its own name', () => {
  // `base` has what components are made of.
  const folders = new Set(findFiles('src/ui/!(base)/*.tsx').map((path) => path.split('/')[2]))
  const nameless = [...folders].filter(
    (name) => findFiles(`src/ui/${name}/${name}.tsx`).length === 0,
  )
  expect(nameless).toEqual([])
})

test('every story file belongs to a component or screen', () => {
  const orphans = [...stories].filter((story) => {
    const [, room, name = '', feature = '', screen = ''] = story
      .replace('.stories.tsx', '')
      .split('/')
    if (room === 'ui') return findFiles(`src/ui/${name}/*.tsx`, `src/ui/*/${name}.tsx`).length === 0
    return (
      room === 'features' &&
      findFiles(`src/features/${name}/${feature}/screens/${screen}.tsx`).length === 0
    )
  })
  expect(orphans).toEqual([])
})

test('every story file has at least one story', () => {
  const empty = [...stories].filter((path) => !/^export const \w+/m.test(readText(path)))
  expect(empty).toEqual([])
})
