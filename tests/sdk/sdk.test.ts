import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MockServer, startServer } from '#mocks/server.ts'
import { ROOT } from '#tests/house/source.ts'
import { type Consumer, consumer, examplesOfGuide, ofRepository } from './consumer.ts'

const EXAMPLES = examplesOfGuide()
const fileOf = (index: number) => `example-${String(index + 1)}.ts`

/** Writes to rows, which their library refuses if they are objects of another realm. */
const IN_A_REALM = `
import { createPortal, unwrap } from 'portal-sdk'
import { startWorld } from 'portal-sdk/mocks'
test('a wallet', async () => {
  const { world, close } = await startWorld('?scenario=member&clock=2026-11-20T09:00:00Z')
  const { client, session } = await createPortal({ baseUrl: 'http://localhost' })
  session.write({ token: world.visitor.token ?? '', account: 'rahim' })
  world.clock.advance('1d')
  const { balance } = await unwrap(client.GET('/wps/v2/wallets/balance'))
  expect(balance).toMatch(/^[0-9]+[.][0-9]{2}$/)
  close()
})
`

/** Checks the program and the SDK's types with an older compiler, but not the packages beside them: most of the time is theirs. */
const COMPILE = `
import { createRequire } from 'node:module'
const ts = createRequire(import.meta.url)(process.argv[2])
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
const program = ts.createProgram(fileNames, options)
const ours = program.getSourceFiles().filter(({ fileName }) => !/node_modules.(?!portal-sdk)/.test(fileName))
const found = [
  ...errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...ours.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
]
const names = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => '', getNewLine: () => '\\n' }
console.log(ts.versionMajorMinor, ours.length > 100, ts.formatDiagnostics(found, names))
`

/** Two visitors at once: one reads a long list and is stopped, the other's answer is lost once. */
const TWO_AT_ONCE = `
import { ApiError, createPortal, unwrap } from 'portal-sdk'
import { startWorld } from 'portal-sdk/mocks'
const { close } = await startWorld('?scenario=history-huge&clock=2026-11-20T09:00:00Z&fault=getBalance:503*1')
const open = () => createPortal({ baseUrl: 'http://localhost', retry: (_, failures) => (failures < 2 ? 10 : null) })
const [rahim, agent] = await Promise.all([open(), open()])
await rahim.logIn({ username: 'rahim', password: 'gold1234', type: 'username', side: 'player' })
await agent.logIn({ username: 'agent1', password: 'gold1234', type: 'username', side: 'agent' })
const stop = new AbortController()
const ids = new Set<string>()
const read = async () => {
  const days = { from: '2026-10-21', to: '2026-11-20' }
  for await (const { betId } of rahim.reports.bets(days, { pageSize: 200, signal: stop.signal }))
    if (ids.add(betId).size === 1200) stop.abort()
}
const [ended, balance] = await Promise.all([
  read().catch((error: unknown) => error instanceof ApiError && error.code),
  unwrap(agent.client.GET('/wps/v2/wallets/balance')),
])
console.log(ids.size, ended, balance.currency, rahim.session.read()?.account, agent.session.read()?.account)
close()
`

let built = ''
let program: Consumer
let backend: MockServer

beforeAll(async () => {
  const { code, output: printed } = await ofRepository('scripts/build-sdk.mjs')
  if (code !== 0) throw new Error(printed)
  built = printed
  program = await consumer()
  EXAMPLES.forEach(({ code }, index) => {
    program.write(fileOf(index), code)
  })
  program.write('two-at-once.ts', TWO_AT_ONCE)
  backend = await startServer({ clock: '2026-11-20T09:00:00Z' })
}, 300_000)

afterAll(async () => {
  await backend?.close()
  if (program) rmSync(program.folder, { recursive: true, force: true })
})

describe('the package', () => {
  test('lists the size of each entry and its limit', () => {
    for (const entry of ['.', './react-query', './shapes', './mocks', './mocks/control'])
      expect(built).toMatch(new RegExp(`KiB  of .* KiB  ${entry.replace('.', '[.]')}\n`))
  })

  test('installs from its file alone, and its core needs no React', async () => {
    expect(readdirSync(join(program.folder, 'node_modules'))).toEqual([
      '.package-lock.json',
      'portal-sdk',
    ])
    const load = (entry: string) =>
      program.node(['--input-type=module', '--eval', `await import('${entry}')`])
    expect(await load('portal-sdk')).toEqual({ code: 0, output: '' })
    expect(await load('portal-sdk/shapes')).toEqual({ code: 0, output: '' })
    expect(await load('portal-sdk/mocks/control')).toEqual({ code: 0, output: '' })
    expect((await load('portal-sdk/react-query')).output).toContain(
      "package '@tanstack/react-query'",
    )
    expect((await load('portal-sdk/mocks')).output).toContain("package 'msw'")
  })

  test('has no findings of publint and attw', async () => {
    const pkgDir = join(program.folder, 'node_modules/portal-sdk')
    expect((await publint({ pkgDir, pack: false, strict: true })).messages).toEqual([])
    const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js'
    // The package is ESM only, so resolution as CommonJS or without `exports` is not checked.
    const { code, output: printed } = await ofRepository(
      attw,
      program.tarball,
      '--profile',
      'esm-only',
    )
    expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringContaining('mocks"') })
  })
})

describe('the guide', () => {
  test('has twelve examples', () => {
    expect(EXAMPLES).toHaveLength(12)
    program.installBeside()
  })

  test.concurrent('compiles in strict mode with TypeScript 7, and so do the packages beside', async () => {
    const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc')
    const read = await program.node([compiler, '-p', '.', '--pretty', 'false'], { GOGC: '400' })
    expect(read).toEqual({ code: 0, output: '' })
  })

  test.concurrent.each([
    ['6.0', 'typescript'],
    ['5.9', 'typescript-5.9'],
  ])('compiles in strict mode with TypeScript %s', async (version, compiler) => {
    program.write('compile.mjs', COMPILE)
    const read = await program.node(['compile.mjs', join(ROOT, 'node_modules', compiler)])
    expect(read).toEqual({ code: 0, output: `${version} true \n` })
  })

  // The examples run in order, because one uses what an earlier one has written.
  test.for(EXAMPLES.map((example, index) => ({ ...example, index })))('$title', async (example) => {
    const env = { PORTAL_ORIGIN: backend.url }
    const { code, output: printed } = await program.node([fileOf(example.index)], env)
    if (example.prints === null) expect(printed).toMatch(/^\S+ pass 1$/m)
    else expect(printed).toBe(example.prints)
    expect(code).toBe(0)
  })
})

test('two sessions at once: 1,200 rows of one, then stopped, and a retry of the other', async () => {
  expect(await program.node(['two-at-once.ts'])).toEqual({
    code: 0,
    output: '1200 aborted BDT rahim agent1\n',
  })
})

test('a world starts where a test runner has a realm of its own', async () => {
  program.write('realm.test.ts', IN_A_REALM)
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--pool', 'vmThreads', '--globals', '--dir', program.folder]
  const { code, output } = await program.node([vitest, ...options, 'realm.test.ts'])
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('1 passed') })
})
