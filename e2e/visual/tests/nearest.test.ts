// `npm run visual -- --quick` draws the pictures that are nearest to a change.
import { expect, test } from 'vitest'
import { nearestFirst } from '#e2e/visual/reach/nearest.mjs'

const jobsOf = (file: string, title: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    story: { id: `${title}-${at}`, file, title },
    mode: { name: 'own' },
  }))

const jobs = [
  ...jobsOf('stories/features/home/home.stories.tsx', 'Features/Home', 2),
  ...jobsOf('stories/ui/pager.stories.tsx', 'UI/Pager', 2),
  ...jobsOf('stories/ui/chip.stories.tsx', 'UI/Chip', 2),
]
const order = (...paths: string[]) => nearestFirst(jobs, paths).map(({ story }) => story.id)

test('the component itself comes first, then other components, then screens', () => {
  const kinds = order('src/ui/chip/chip.module.css').map((id) => id.split('-')[0])
  expect(kinds).toEqual([
    'UI/Chip',
    'UI/Chip',
    'UI/Pager',
    'UI/Pager',
    'Features/Home',
    'Features/Home',
  ])
})

test('of several changed files, all are near, and a changed story is too', () => {
  const near = order('src/ui/pager/pager.tsx', 'stories/features/home/home.stories.tsx').slice(0, 4)
  expect(near.map((id) => id.split('-')[0]).sort()).toEqual([
    'Features/Home',
    'Features/Home',
    'UI/Pager',
    'UI/Pager',
  ])
})

test('each file starts at another of its pictures, and nothing is lost', () => {
  const ids = order('README.md')
  expect(ids.slice(0, 2)).toEqual(['UI/Pager-1', 'UI/Chip-0'])
  expect(ids.toSorted()).toEqual(jobs.map(({ story }) => story.id).toSorted())
})
