import { describe, expect, test } from 'vitest'
import { DOCUMENTS, deadLinks, missingPaths } from './documents.ts'
import { filesOf, textOf } from './source.ts'

/** A record tells of its time: what it names may be gone since. */
const isRecord = (path: string) => /\/adr-/.test(path) || path === 'CHANGELOG.md'

describe('the documents', () => {
  test.each(DOCUMENTS)('%s: every link leads somewhere', (path) => {
    expect(deadLinks(path)).toEqual([])
  })

  test.each(DOCUMENTS.filter((path) => !isRecord(path)))(
    '%s: every file and folder that it names exists',
    (path) => {
      expect(missingPaths(textOf(path))).toEqual([])
    },
  )

  test('a link, an anchor or a path without its target is found', () => {
    const text =
      '# A word\n[a](README.md) [b](#a-word) [c](nowhere.md) [d](README.md#nowhere) [e](#x)'
    expect(deadLinks('CONTRIBUTING.md', text)).toEqual(['nowhere.md', 'README.md#nowhere', '#x'])
    const paths = '`src/ui` `src/ui/<name>/<name>.tsx` `src/gone.ts` `docs/{gone,away}.md` `a/b`'
    expect(missingPaths(paths)).toEqual(['src/gone.ts', 'docs/{gone,away}.md'])
  })
})

test('the index of decisions has every record, once, with its title', () => {
  const records = filesOf('docs/decisions/adr-*.md').map((path) => {
    const [, number, title] = /^# ADR (\d+): (.*)/.exec(textOf(path)) ?? []
    return `- [${number}](${path.replace('docs/decisions/', '')}) ${title}`
  })
  const listed = textOf('docs/decisions/README.md').match(/^- .*/gm) ?? []
  const titles = listed.map((line) => line.replace(/ \(superseded by \d+\)$/, ''))
  expect(titles.toSorted()).toEqual(records.toSorted())
})
