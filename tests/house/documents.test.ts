import { describe, expect, test } from 'vitest'
import { parseLink } from '#mocks/scenarios/link.ts'
import {
  commandsIn,
  DOCUMENTS,
  deadLinks,
  findCommandIssue,
  missingNames,
  missingPaths,
} from './documents.ts'
import { scripts } from './script-options.ts'
import { findFiles, readText } from './source.ts'

/** A record describes its time: the files it names may no longer exist. */
const isRecord = (path: string) => /\/adr-/.test(path) || path === 'CHANGELOG.md'

const guides = DOCUMENTS.filter((path) => !isRecord(path))

describe('the documents', () => {
  test.each(DOCUMENTS)('%s: every link leads somewhere', (path) => {
    expect(deadLinks(path)).toEqual([])
  })

  test.each(guides)('%s: every file, name and command that it names exists', (path) => {
    expect(missingPaths(readText(path))).toEqual([])
    expect(missingNames(readText(path))).toEqual([])
    expect(
      commandsIn(readText(path)).flatMap((command) => findCommandIssue(command) ?? []),
    ).toEqual([])
  })

  test('a link, an anchor or a path without its target is found', () => {
    const text =
      '# A word\n[a](README.md) [b](#a-word) [c](nowhere.md) [d](README.md#nowhere) [e](#x)'
    expect(deadLinks('CONTRIBUTING.md', text)).toEqual(['nowhere.md', 'README.md#nowhere', '#x'])
    const paths = '`src/ui` `src/ui/<name>/<name>.tsx` `src/gone.ts` `docs/{gone,away}.md` `a/b`'
    expect(missingPaths(`${paths} \`npx vitest tests/house/doc tests/gone\``)).toEqual([
      'src/gone.ts',
      'docs/{gone,away}.md',
      'tests/gone',
    ])
  })

  test('a name that no source has is found', () => {
    const text = '`useDraftForm(name, …)` `useDreamForm(name)` `MAX_NOTHING_AT_ALL` `plain` `Page`'
    expect(missingNames(text)).toEqual(['useDreamForm', 'MAX_NOTHING_AT_ALL'])
  })

  test('a command or an option that does not exist is found', () => {
    const text = 'Run `npm run nothing`.\n\n    npm run visual -- --every # all\n    npm test\n'
    const row = '| `npm run mock` | serves (`--port`, `--porter 1`) |'
    const walk = '\n`npm run walks -- --project=strolls` `npx vitest run --project unit x`'
    expect(commandsIn(text + row + walk).map(findCommandIssue)).toEqual([
      'npm run nothing: no such command',
      'npm run visual -- --every: no option --every',
      null,
      'npm run mock -- --port --porter 1: no option --porter',
      'npm run walks -- --project=strolls: no such project',
      null,
    ])
  })

  test('every link to a world names scenarios that exist', () => {
    const links = guides.flatMap((path) => readText(path).match(/\?scenario=[^\s`'>)]+/g) ?? [])
    expect(links.length).toBeGreaterThan(6)
    for (const link of links.filter((one) => !one.includes('<')))
      expect(() => parseLink(link), link).not.toThrow()
  })
})

test.each([
  ['README.md', 700],
  ['CONTRIBUTING.md', 1200],
])('%s has at most %i words', (path, words) => {
  expect(readText(path).split(/\s+/).length).toBeLessThanOrEqual(words)
})

test('AGENTS.md has at most 150 lines, and CLAUDE.md leads to it', () => {
  expect(readText('AGENTS.md').split('\n').length).toBeLessThanOrEqual(150)
  expect(readText('CLAUDE.md')).toContain('(AGENTS.md)')
})

test('docs/commands.md has every command of package.json', () => {
  const named = commandsIn(readText('docs/commands.md')).map((one) => one.split(' ').slice(0, 3))
  const names = named.map(([, verb, name]) => (verb === 'run' ? name : verb))
  // `pre…` runs by itself before its command.
  const own = Object.keys(scripts).filter(
    (name) => !(name.replace(/^pre/, '') in scripts) || !/^pre/.test(name),
  )
  expect(own.filter((name) => !names.includes(name))).toEqual([])
})

test.each([
  ['docs/recipes/README.md', 'docs/recipes/*.md'],
  ['docs/README.md', 'docs/*.md'],
])('%s links to every page beside it', (index, pages) => {
  const missing = findFiles(pages)
    .filter((path) => path !== index)
    .filter((path) => !readText(index).includes(`(${path.split('/').at(-1)})`))
  expect(missing).toEqual([])
})

test('the index of decisions has every record, once, with its title', () => {
  const records = findFiles('docs/decisions/adr-*.md').map((path) => {
    const [, number, title] = /^# ADR (\d+): (.*)/.exec(readText(path)) ?? []
    return `- [${number}](${path.replace('docs/decisions/', '')}) ${title}`
  })
  const listed = readText('docs/decisions/README.md').match(/^- .*/gm) ?? []
  const titles = listed.map((line) => line.replace(/ \(superseded by \d+\)$/, ''))
  expect(titles.toSorted()).toEqual(records.toSorted())
})

test('every decision that a document or a comment names has its record', () => {
  const paths = findFiles(
    '{src,mocks,stories,scripts,tests,e2e,openapi}/**/*.{ts,tsx,mjs,css,yaml}',
  )
  const texts = [...DOCUMENTS, ...paths].map(readText)
  const named = new Set(texts.flatMap((text) => text.match(/\bADR \d{4}\b/g) ?? []))
  expect(named.size).toBeGreaterThan(50)
  const missing = [...named].filter(
    (name) => findFiles(`docs/decisions/adr-${name.slice(4)}-*.md`).length !== 1,
  )
  expect(missing).toEqual([])
})
