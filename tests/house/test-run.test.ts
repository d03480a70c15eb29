import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { failuresOf, messageOf, type Report, readReport, slowLines } from '#scripts/test/report.mjs'
import {
  escapePattern,
  excerpt,
  FLAKY_ALLOWED,
  outcomeOf,
  playwrightArgs,
  RERUN_AT_MOST,
  titleOf,
  toRerun,
  vitestArgs,
} from '#scripts/test/rerun.mjs'

const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failure = (name: string) => ({
  stage: 'unit',
  project: 'unit',
  file: 'tests/lib/money.test.ts',
  name,
  message: 'expected 1 to be 2',
})
const failures = (count: number) => Array.from({ length: count }, (_, at) => failure(`test ${at}`))

const REPORT: Report = {
  files: [
    { project: 'unit', file: 'tests/a.test.ts', ms: 900, tests: 300 },
    { project: 'unit', file: 'tests/b.test.ts', ms: 1200, tests: 0, message: 'no such module' },
  ],
  tests: [
    { project: 'unit', file: 'tests/a.test.ts', name: 'one > two', ms: 100 },
    { project: 'unit', file: 'tests/a.test.ts', name: 'one > three', ms: 200, message: 'broken' },
    { project: 'unit', file: 'tests/b.test.ts', name: 'four', ms: 0, message: 'did not finish' },
  ],
  errors: [],
}

describe('the report of a stage', () => {
  test('names each failing test, and a file that fails as a whole', () => {
    expect(failuresOf('unit', REPORT)).toEqual([
      { stage: 'unit', project: 'unit', file: 'tests/b.test.ts', message: 'no such module' },
      {
        stage: 'unit',
        project: 'unit',
        file: 'tests/a.test.ts',
        name: 'one > three',
        message: 'broken',
      },
    ])
  })

  test('has the line of a journey', () => {
    const journey = {
      project: 'desktop',
      file: 'e2e/a.spec.ts',
      name: 'plays',
      line: 7,
      ms: 1,
      message: 'no',
    }
    expect(failuresOf('e2e', { files: [], tests: [journey], errors: [] })).toEqual([
      {
        stage: 'e2e',
        project: 'desktop',
        file: 'e2e/a.spec.ts',
        name: 'plays',
        line: 7,
        message: 'no',
      },
    ])
  })

  test('lists the slowest first, at most as many as requested', () => {
    expect(slowLines(REPORT, 2)).toEqual([
      '  slowest tests',
      '     0.2 s  a.test.ts › one > three',
      '     0.1 s  a.test.ts › one > two',
      '  slowest files, with set-up and imports',
      '     1.2 s  b.test.ts (tests 0.0 s)',
      '     0.9 s  a.test.ts (tests 0.3 s)',
    ])
  })

  test('shows an error as its message and the places in our own files', () => {
    const colour = String.fromCharCode(27)
    const message = `\nClick to debug the error directly in Storybook: http://x\n\n${colour}[31mno${colour}[39m`
    const stack =
      'Error: no\n    at run (/r/node_modules/a.js:1:2)\n    at play (/r/stories/a.tsx:3:4)'
    expect(messageOf([{ message, stack }, { value: 'thrown' }])).toBe(
      'no\n    at play (/r/stories/a.tsx:3:4)\n\nthrown',
    )
  })

  test('is undefined if the tool wrote none', () => {
    expect(readReport(join(folder, 'none.json'))).toBeUndefined()
  })
})

describe('a repeated test', () => {
  test.each([
    'a (b) [c] {d} | e? f* g+ ^h$ i.j \\k',
    '/popup=login/ is an address',
    'D-013 “says” it – 1,00 €',
  ])('is selected by its exact name: %s', (name) => {
    const pattern = new RegExp(`^${escapePattern(name)}$`)
    expect(pattern.test(name)).toBe(true)
    expect(pattern.test(`${name}!`)).toBe(false)
    // Playwright reads `/…/flags` as a regular expression.
    expect(escapePattern(name)).not.toMatch(/^\/.*\/[gi]*$/)
  })

  test('is passed to Vitest by project, file and name; a story by its project without the browser', () => {
    expect(vitestArgs(failure('group > 1 + 1'))).toEqual([
      '--project',
      'unit',
      'tests/lib/money.test.ts',
      '--testNamePattern',
      '^group > 1 \\+ 1$',
    ])
    const story = {
      ...failure('Ready'),
      project: 'stories (chromium)',
      file: 'stories/a.stories.tsx',
    }
    expect(vitestArgs(story).slice(0, 3)).toEqual(['--project', 'stories', 'stories/a.stories.tsx'])
  })

  test('is the whole file if the file failed', () => {
    const { name: _, ...file } = failure('')
    expect(vitestArgs(file)).toEqual(['--project', 'unit', 'tests/lib/money.test.ts'])
  })

  test('is passed to Playwright by line, project and title', () => {
    const journey = {
      ...failure('plays (again)'),
      project: 'phone',
      file: 'e2e/a.spec.ts',
      line: 7,
    }
    expect(playwrightArgs(journey)).toEqual([
      'e2e/a.spec.ts:7',
      '--project',
      'phone',
      '--grep',
      'plays \\(again\\)',
    ])
  })

  test('with many failures no test is repeated', () => {
    expect(toRerun(failures(RERUN_AT_MOST))).toHaveLength(RERUN_AT_MOST)
    expect(toRerun(failures(RERUN_AT_MOST + 1))).toEqual([])
  })
})

describe('the verdict of a run', () => {
  const run = (count: number, again: number, more = {}) => {
    const all = failures(count)
    return outcomeOf({
      errors: [],
      failures: all,
      passedAgain: new Set(all.slice(0, again)),
      ...more,
    })
  }

  test('passes without failures', () => {
    expect(run(0, 0)).toEqual({ ok: true, flaky: [], failed: [], why: [] })
  })

  test(`passes with ${FLAKY_ALLOWED} that pass when repeated, and lists them`, () => {
    const { ok, flaky, failed } = run(FLAKY_ALLOWED, FLAKY_ALLOWED)
    expect({ ok, flaky: flaky.length, failed }).toEqual({
      ok: true,
      flaky: FLAKY_ALLOWED,
      failed: [],
    })
  })

  test('fails with more of them', () => {
    const { ok, why } = run(FLAKY_ALLOWED + 1, FLAKY_ALLOWED + 1)
    expect({ ok, why }).toEqual({ ok: false, why: ['4 are flaky, and at most 3 may be'] })
  })

  test('fails if one fails again', () => {
    const { ok, failed, why } = run(2, 1)
    expect({ ok, failed, why }).toEqual({
      ok: false,
      failed: [failure('test 1')],
      why: ['1 failed'],
    })
  })

  test('fails with an aborted stage, and with an error outside a test', () => {
    expect(run(0, 0, { stopped: 'build' })).toMatchObject({
      ok: false,
      why: ['stage "build" failed'],
    })
    expect(run(0, 0, { errors: ['stage "unit" failed'] })).toMatchObject({ ok: false })
  })

  test('is reported with place, project and the start of the message', () => {
    expect(titleOf(failure('adds'))).toBe('unit tests/lib/money.test.ts › adds')
    const journey = {
      ...failure('plays'),
      stage: 'e2e',
      project: 'phone',
      file: 'e2e/a.spec.ts',
      line: 7,
    }
    expect(titleOf(journey)).toBe('e2e e2e/a.spec.ts:7 [phone] › plays')
    expect(excerpt('one\ntwo\nthree', 2)).toBe('      one\n      two')
  })
})
