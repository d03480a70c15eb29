import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { importersIn } from '#scripts/check/graph.mjs'
import { FOLDERS, findReached } from '#scripts/test/reach.mjs'
import FlakyReporter from '#tests/harness/flaky-reporter.mjs'
import { ROOT } from './source.ts'

mkdirSync(join(ROOT, '.cache'), { recursive: true })
const folder = mkdtempSync(join(ROOT, '.cache', 'flaky-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs Vitest on tests of which some fail the first time, or always. */
function run(tests: string) {
  writeFileSync(
    join(folder, 'planted.test.ts'),
    `import { expect, test } from 'vitest'\nconst seen = new Set()\n${tests}`,
  )
  const reporter = join(ROOT, 'tests/harness/flaky-reporter.mjs')
  const options = ['--root', folder, '--retry=1', `--reporter=${reporter}`]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...options],
    { encoding: 'utf8' },
  )
  return { status, printed: stdout + stderr }
}
const flaky = (count: number) =>
  `test.each(Array.from({ length: ${count} }, (_, n) => n))('flaky %i', (n) => {
    const had = seen.has(n)
    seen.add(n)
    expect(had, 'not yet').toBe(true)
  })`

describe('what passes only when repeated', () => {
  test('is named with its error, and a few of it are allowed', () => {
    const { status, printed } = run(flaky(3))
    expect(printed.match(/^FLAKY .*planted\.test\.ts › flaky \d$/gm)).toHaveLength(3)
    expect(printed).toContain('not yet')
    expect(status).toBe(0)
  })

  test('fails a run with more of it, as a test that fails twice does', () => {
    expect(run(flaky(4))).toMatchObject({
      status: 1,
      printed: expect.stringContaining('4 tests are flaky, and at most 3 may be.'),
    })
    expect(run("test('fails', () => expect(1).toBe(2))").status).toBe(1)
  })

  test('is named and counted for Playwright too', () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const journey = (outcome: string) => ({
      outcome: () => outcome,
      location: { file: join(ROOT, 'e2e/a.spec.ts') },
      titlePath: () => ['', 'desktop', 'a.spec.ts', 'a group', 'plays'],
      results: [{ errors: [{ message: 'too late' }] }, { errors: [] }],
    })
    const endOf = (...outcomes: string[]) => {
      const reporter = new FlakyReporter()
      for (const outcome of outcomes) reporter.onTestEnd(journey(outcome))
      return reporter.onEnd()
    }
    expect(endOf('expected', 'unexpected', 'flaky')).toBeUndefined()
    expect(printed.mock.calls.join()).toMatch(
      /FLAKY {2}e2e\/a\.spec\.ts › a group › plays\n.*too late/,
    )
    expect(endOf('flaky', 'flaky', 'flaky', 'flaky')).toEqual({ status: 'failed' })
    vi.restoreAllMocks()
  })
})

describe('`npm test -- --changed` finds', () => {
  const STORY = 'stories/features/member/deposit/deposit.stories.tsx'
  const importers = importersIn(ROOT, FOLDERS)
  const SCREEN = 'tests/features/member/deposit/deposit.test.tsx'

  test.each([
    ['src/features/member/deposit/components/summary.tsx', SCREEN, STORY],
    ['locales/BN/deposit.json', SCREEN, STORY],
    ['mocks/handlers/deposit/deposit.ts', SCREEN, STORY],
    ['mocks/handlers/deposit/deposit.ts', 'tests/mocks/handlers/deposit/deposit.test.ts', STORY],
    ['mocks/world/money/create-deposit.ts', SCREEN, STORY],
    ['src/ui/chip/chip.module.css', SCREEN, 'stories/ui/chip.stories.tsx'],
    [SCREEN, SCREEN, undefined],
  ])('what a change of %s reaches: %s, %s', (changed, unit, story) => {
    const reached = findReached([changed], importers)
    expect(reached?.unit).toContain(unit)
    if (story) expect(reached?.stories).toContain(story)
    expect(reached?.stories.length).toBeLessThan(40)
  })

  test('the nearest only, and says how many others there are; every test, if all run with it', () => {
    const { unit, stories, more } = findReached(['src/ui/button/button.tsx']) ?? {}
    expect(unit?.length).toBe(60)
    expect(stories?.[0]).toMatch(/^stories\/(ui|foundations)\//)
    expect(more).toBeGreaterThan(50)
    expect(findReached(['package.json'])).toBeNull()
  })
})
