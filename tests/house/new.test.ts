import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lint, loadConfig } from '@redocly/openapi-core'
import { API } from '@typescript/native/unstable/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectSentence, runScript } from './run-script.ts'
import { ROOT, readText } from './source.ts'

const LIMIT_MS = 240_000
const FOLDERS = ['locales', 'mocks', 'openapi', 'scripts', 'src', 'stories']
const FILES = ['.gitignore', 'biome.json', 'package.json', 'tsconfig.json']
/** The files a story needs to run. */
const RUNNER = ['e2e/launch.ts', 'tests/harness', 'vite.config.ts', 'vitest.config.ts']
const TYPES = 'src/i18n/types.d.ts'

/** A copy of what the command reads and writes, so that nothing here is touched. */
const copy = mkdtempSync(join(tmpdir(), 'new-'))
for (const name of [...FOLDERS, ...FILES, ...RUNNER])
  cpSync(ROOT + name, join(copy, name), { recursive: true, preserveTimestamps: true })
symlinkSync(`${ROOT}node_modules`, join(copy, 'node_modules'), 'junction')

afterAll(() => rmSync(copy, { recursive: true, force: true }), LIMIT_MS)

const begin = (...args: string[]) => runScript(join(copy, 'scripts/new.mjs'), args)
const { CHROMIUM_PATH } = process.env
const run = (program: string, ...args: string[]) =>
  runScript(join(copy, 'node_modules', program), args, { cwd: copy, env: { CHROMIUM_PATH } })

/** When each file of the copy was written. */
const state = () =>
  new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [relative(copy, path).replaceAll('\\', '/'), statSync(path).mtimeMs]),
    ),
  )

describe('is refused in a sentence, and nothing is written:', () => {
  let before = new Map<string, number>()
  beforeAll(() => {
    before = state()
  })
  afterAll(() => {
    expect(state()).toEqual(before)
  })

  test.each<[why: string, args: string[], words: RegExp]>([
    ['no kind', [], /^Name one of the kinds: page, member-page, agent-page, /],
    ['another kind', ['toString', 'rating'], /^Name one of the kinds/],
    ['no name', ['component'], /^"" is no name of this kind: write it as in npm run new -- compo/],
    ['capitals', ['page', 'offers/BonusWheel'], /is no name of this kind/],
    ['another audience', ['page', 'casino/bonus-wheel'], /is no name of this kind/],
    ['a group of the other centre', ['member-page', 'team/ranking'], /is no name of this kind/],
    ['a feature that exists', ['page', 'offers/winners'], /winners is taken: choose another/],
    ['a feature of agents that exists', ['agent-page', 'team/income'], /agent\/income exists alr/],
    ['an address of another feature', ['page', 'offers/login'], /^\/login is taken/],
    ['an address of the server', ['page', 'offers/wps'], /^\/wps is taken/],
    ['a text file of others', ['page', 'offers/forms'], /locales\/EN\/forms\.json exists already/],
    ['a page of the centre', ['member-page', 'rewards/vip'], /The page vip exists already/],
    ['a word of the language', ['page', 'offers/delete'], /is a word of JavaScript/],
    ['a global name', ['component', 'map'], /is a word of JavaScript/],
    [
      'a component that exists',
      ['component', 'badge'],
      /src\/ui\/badge\/badge\.tsx exists already/,
    ],
    ['a scenario that exists', ['scenario', 'money/slow', 'It is.'], /slow exists already/],
    ['a group that does not', ['scenario', 'luck/good', 'It is.'], /no group "luck"/],
    ['no sentence', ['scenario', 'money/none', 'no money'], /in one sentence in quotes/],
    [
      'a method that does not exist',
      ['call', 'READ', '/wps/member/tier'],
      /"READ \/wps\/member\/tier" is/,
    ],
    ['no address', ['call', 'GET'], /"GET" is no name .* npm run new -- call GET \/wps\/member\//],
    ['an address with a parameter', ['call', 'GET', '/wps/member/{id}'], /is no name of this kind/],
    ['an address that exists', ['call', 'PUT', '/wps/member/info'], /info exists already: add a m/],
    ['no tag', ['call', 'GET', '/wps/relay/tier'], /^Say after the address which tag it has/],
    ['a name of the contract', ['call', 'GET', '/wps/member/balance'], /the name Balance already/],
    ['no text file', ['text', 'nowhere:hint', 'Hint.'], /locales\/EN\/nowhere\.json is missing/],
    ['a key that exists', ['text', 'winners:title', 'Winners'], /EN\/winners\.json has title alr/],
    ['a text as a group', ['text', 'winners:title.sub', 'Winners'], /has title already/],
    ['a group as a text', ['text', 'winners:filter', 'Filter'], /has filter already/],
    ['no English', ['text', 'winners:hint'], /Write the English text after the key/],
    ['a plural form', ['text', 'winners:wins_other', '{{count}} wins'], /Leave the plural form/],
    ['words without quotes', ['text', 'winners:hint', 'Two', 'words'], /Put quotes around/],
  ])('%s', async (_, args, words) => {
    expectSentence(await begin(...args), words)
  })
})

test('a list that is not where it was is named, and nothing is written', async () => {
  const path = join(copy, TYPES)
  writeFileSync(path, '')
  const before = state()
  expectSentence(await begin('page', 'offers/bonus-wheel'), /types\.d\.ts has no place for/)
  expect(state()).toEqual(before)
  writeFileSync(path, readText(TYPES))
})

const LANGUAGES = ['AR', 'BN', 'CN', 'EN', 'TH', 'VI']
const NEW_FILES = [
  ...['bonusWheel', 'ranking', 'statement'].flatMap((name) =>
    LANGUAGES.map((code) => `locales/${code}/${name}.json`),
  ),
  ...['agent/ranking', 'member/statement', 'offers/bonus-wheel'].flatMap((feature) => {
    const [, name] = feature.split('/')
    return [
      `src/features/${feature}/routes.ts`,
      `src/features/${feature}/screens/${name}.tsx`,
      `stories/features/${feature}/${name}.stories.tsx`,
    ]
  }),
  'mocks/handlers/member/loyalty-status.ts',
  'mocks/handlers/old-chat.ts',
  'mocks/handlers/rewards/loyalty-gift.ts',
  'src/api/content/old-chat.ts',
  'src/api/member/loyalty-status.ts',
  'src/api/offers/loyalty-gift.ts',
  'src/ui/rating/rating.module.css',
  'src/ui/rating/rating.tsx',
  'stories/ui/do-and-dont/rating.tsx',
  'stories/ui/rating.md',
  'stories/ui/rating.stories.tsx',
]

/** The findings of the contract linter in the copy. */
async function contractIssues() {
  const config = await loadConfig({ configPath: join(copy, 'openapi/redocly.yaml') })
  const issues = await lint({ ref: join(copy, 'openapi/portal.yaml'), config })
  return issues.map(({ message }) => message)
}

/** Runs these stories of the copy. The packages lie outside of it, where its server may read them too. */
function runStories(paths: readonly string[]) {
  const overrides = "{ cacheDir: '.cache/vite', server: { fs: { strict: false } } }"
  writeFileSync(
    join(copy, 'vitest.new.ts'),
    `import { mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'
export default mergeConfig(config, ${overrides})
`,
  )
  return run('vitest/vitest.mjs', 'run', '--config=vitest.new.ts', '--project=stories', ...paths)
}

/** The type errors in these files. Those that they import are read, but not checked, which takes a tenth of the time. */
function typeErrors(paths: readonly string[]) {
  const config = join(copy, 'new.json')
  const files = [...paths, TYPES]
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: [], files }))
  const compiler = new API({ cwd: copy })
  const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config)
  const found = files.flatMap((path) => {
    const file = join(copy, path)
    const syntax = project?.program.getSyntacticDiagnostics(file) ?? []
    const types = project?.program.getSemanticDiagnostics(file) ?? []
    return [...syntax, ...types].map(({ text }) => `${path}: ${text}`)
  })
  compiler.close()
  return project ? found : ['The files have no project.']
}

test(
  'one of each kind compiles, passes the linter and its stories, and asks for its translations only',
  async () => {
    const before = state()
    for (const args of [
      ['page', 'offers/bonus-wheel', "Today's bonus wheel"],
      ['member-page', 'records/statement'],
      ['agent-page', 'team/ranking'],
      ['component', 'rating'],
      ['scenario', 'money/wallet-closed', "The member's wallet is closed."],
      ['call', 'GET', '/wps/member/loyaltyStatus'],
      ['call', 'POST', '/wps/relay/loyaltyGift', 'rewards'],
      ['call', 'DELETE', '/wps/support/oldChat'],
      ['text', 'bonusWheel:spins', '{{count}} spins'],
    ])
      expect(await begin(...args)).toMatchObject({ code: 0 })
    const after = state()
    expect([...after.keys()].filter((path) => !before.has(path)).sort()).toEqual(NEW_FILES.sort())
    const headings = readFileSync(join(copy, 'stories/ui/rating.md'), 'utf8').match(/^#+ .*$/gm)
    const sections = ['When to use', 'When not to use', 'Anatomy', 'Accessibility', 'Related']
    expect(headings).toEqual(['# Rating', ...sections.map((name) => `## ${name}`)])
    const written = [...after].filter(([path, time]) => before.get(path) !== time)
    const paths = written.map(([path]) => path)

    expect(await contractIssues()).toEqual([])
    expect(await runScript(join(copy, 'scripts/generate.mjs'))).toMatchObject({ code: 0 })
    expect(typeErrors(paths.filter((path) => /\.tsx?$/.test(path)))).toEqual([])
    const style = await run('@biomejs/biome/bin/biome', 'ci', '--colors=off', ...paths)
    expect(style).toMatchObject({ code: 0 })
    const stories = NEW_FILES.filter((path) => path.endsWith('.stories.tsx'))
    expect(await runStories(stories)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Test Files .*4 passed.* Tests .*9 passed/s),
    })

    const { output } = await runScript(join(copy, 'scripts/locales.mjs'))
    const faults = output.split('\n\n')[0]?.split('\n') ?? []
    const asked = (code: string) => [
      ...new Set(
        faults.filter((line) => line.startsWith(`${code} `)).map((line) => line.split(' ')[1]),
      ),
    ]
    const keys = ['agent:page.ranking', 'agent:short.ranking', 'bonusWheel:intro', 'ranking:intro']
    const others = [
      'bonusWheel:title',
      'member:page.statement',
      'shell:title.bonusWheel',
      'statement:intro',
    ]
    for (const code of ['BN', 'VI'])
      expect(
        asked(code)
          .filter((key) => !key?.includes('spins'))
          .sort(),
      ).toEqual([...keys, ...others].sort())
    expect(asked('VI')).toContain('bonusWheel:spins_other')
    expect(asked('AR').filter((key) => key?.includes('spins'))).toHaveLength(6)
    expect(asked('EN')).toEqual(['bonusWheel:spins_one', 'bonusWheel:spins_other'])
  },
  LIMIT_MS,
)
