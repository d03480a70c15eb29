import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { PRINTS_ITS_COST } from './cost.ts'
import { expectSentence, runScript, scriptPath } from './run-script.ts'
import { ROOT } from './source.ts'

const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const folders: string[] = []

/** A new folder with only a copy of the scripts. */
function bareClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  folders.push(folder)
  cpSync(`${ROOT}scripts`, join(folder, 'scripts'), { recursive: true })
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('set-up', () => {
  test('takes less than a second if nothing has to be done', async () => {
    expect(await runScript(scriptPath('setup'))).toEqual({ code: 0, output: '' })
    const { output: printed } = await runScript(scriptPath('setup'), [], {
      options: ['--import', PRINTS_ITS_COST],
    })
    expect(Number(printed)).toBeGreaterThan(0)
    expect(Number(printed)).toBeLessThan(1000)
  })

  test('reports a missing lockfile', async () => {
    const folder = bareClone()
    expectSentence(
      await runScript(join(folder, 'scripts/setup.mjs')),
      /package-lock\.json is missing/,
    )
  })

  test('reports an outdated npm', async () => {
    const folder = bareClone()
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}')
    const old = { npm_config_user_agent: 'npm/9.8.1 node/v20' }
    expectSentence(
      await runScript(join(folder, 'scripts/setup.mjs'), [], { env: old }),
      /npm 9\.8\.1 is too old/,
    )
  })

  test('reports a folder without write access', async () => {
    const folder = bareClone()
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}')
    chmodSync(folder, 0o555)
    const ending = await runScript(join(folder, 'scripts/setup.mjs'), [], {
      uid: isRoot ? NOBODY : undefined,
    })
    chmodSync(folder, 0o755)
    expectSentence(ending, /No permission to write/)
  })

  test('reports a wrong CHROMIUM_PATH', async () => {
    const env = { CHROMIUM_PATH: '/nowhere/chromium' }
    expectSentence(
      await runScript(scriptPath('setup'), ['--browser'], { env }),
      /CHROMIUM_PATH is set to \/nowhere\/chromium/,
    )
  })
})

describe('a port that is in use', () => {
  test.each([
    ['start', []],
    ['dev-live', ['--backend', 'http://127.0.0.1:9']],
  ])(
    '%s names the port and another way',
    async (name, args) => {
      const blocker = createServer()
      const port = await new Promise<number>((resolve) => {
        blocker.listen(0, 'localhost', () => {
          const address = blocker.address()
          resolve(typeof address === 'object' && address ? address.port : 0)
        })
      })
      const ending = await runScript(scriptPath(name), [...args, '--port', String(port)])
      await new Promise((resolve) => blocker.close(resolve))
      expectSentence(ending, new RegExp(`Port ${port} is taken.*--port ${port + 1}`))
    },
    20_000,
  )
})

describe('wrong options', () => {
  test.each([
    ['dev-live', [], /--backend is missing/],
    ['dev-live', ['--backend', 'somewhere'], /wants an http or https address, not "somewhere"/],
    ['dev-live', ['--backend', 'ftp://127.0.0.1'], /wants an http or https address/],
    ['dev-live', ['--backend', 'http://127.0.0.1:4010/wps'], /wants the address alone/],
    ['dev-live', ['--backend'], /--backend needs a value/],
    ['contract', [], /Name one of the tools: lint, diff, coverage/],
    ['contract', ['toString'], /Name one of the tools/],
    ['contract', ['diff'], /--base is missing/],
    ['contract', ['record', '--backend', 'ftp:x'], /wants an http or https address/],
    ['mock', ['--har', 'nowhere.har'], /^There is no file nowhere\.har\.$/],
    ['contract', ['fuzz', '--path', 'x'], /--path wants/],
    ['start', ['--port', 'many'], /--port wants a number/],
    ['locales', ['--all'], /There is no option --all/],
    ['../e2e/visual/visual', ['--every'], /There is no option --every, only --base, --all/],
    ['../e2e/visual/visual', ['--review', '--port', 'many'], /--port wants a number/],
    ['../e2e/visual/change/change', ['--at', 'portal'], /--at wants a path from \/ to \//],
    ['locales', ['XX'], /There is no language "XX" in locales\//],
    ['locales', ['--export'], /--export needs a value/],
    ['locales', ['--import', 'nowhere.xliff'], /There is no file nowhere\.xliff/],
    ['test', ['everything'], /There is no stage "everything"/],
    ['test', ['toString'], /There is no stage "toString"/],
  ])('%s %j', async (name, args, words) => {
    expectSentence(await runScript(scriptPath(name), args), words)
  })
})

describe('the live build', () => {
  const build = (script: string, html = '<script type="module" src="/main.js"></script>') => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'))
    folders.push(folder)
    writeFileSync(join(folder, 'index.html'), html)
    writeFileSync(join(folder, 'main.js'), script)
    return folder
  }

  test.each([
    'navigator.serviceWorker.register("/mockServiceWorker.js")',
    'window.portalMock={}',
    'import"msw"',
  ])('with mock code fails: %s', async (script) => {
    const { code, output: printed } = await runScript(scriptPath('check/no-mocks'), [
      '--dist',
      build(script),
    ])
    expect({ code, named: printed.includes('main.js') }).toEqual({ code: 1, named: true })
  })

  test('without mock code passes, whatever the hash of a file happens to spell', async () => {
    const dist = build('live()')
    writeFileSync(join(dist, 'round-Bj3MSWfx.js.br'), '')
    expect(await runScript(scriptPath('check/no-mocks'), ['--dist', dist])).toMatchObject({
      code: 0,
    })
    writeFileSync(join(dist, 'msw-Bj3kWWfx.js'), '')
    expect(await runScript(scriptPath('check/no-mocks'), ['--dist', dist])).toMatchObject({
      code: 1,
    })
  })

  test('if missing is reported in a sentence', async () => {
    const folder = bareClone()
    expectSentence(
      await runScript(join(folder, 'scripts', 'check', 'no-mocks.mjs')),
      /is missing: build it with `npm run build`/,
    )
  })
})
