import { expect, test } from 'vitest'
import { newestChanges } from '#stories/setup/news.ts'
import { readText } from './source.ts'

test('the landing page of Storybook has the first changes of the newest release', () => {
  const { release, entries } = newestChanges(readText('CHANGELOG.md'), 6)
  expect(release).toMatch(/^(Unreleased|\d+\.\d+\.\d+)/)
  expect(entries).toHaveLength(6)
})

test('a release without entries is passed over, and links are words', () => {
  const text =
    '# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n### Added\n- One [two](a.md).\n- Three.\n\n## 0.9.0\n- Old.\n'
  expect(newestChanges(text, 6)).toEqual({ release: '1.0.0', entries: ['One two.', 'Three.'] })
  expect(newestChanges(text, 1).entries).toEqual(['One two.'])
})
