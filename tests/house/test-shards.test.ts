import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readArguments } from '#scripts/test/arguments.mjs'
import { mergeShards, type ShardReport, shardLines, whyNotOne } from '#scripts/test/merge.mjs'
import { COSTS, MOST_SHARDS, planOf, workTitle } from '#scripts/test/plan.mjs'
import { tableLines } from '#scripts/test/print.mjs'
import { FLAKY_ALLOWED, outcomeOf } from '#scripts/test/rerun.mjs'
import { gatherNotes } from '#scripts/test/shard.mjs'
import { STAGES } from '#scripts/test/stages.mjs'
import { expectSentence, own, run } from './run-script.ts'

const ALL = Object.keys(STAGES)
const TESTED = ['unit', 'stories', 'e2e']
const COUNTS = Array.from({ length: MOST_SHARDS }, (_, at) => at + 1)

describe('the plan of the shards', () => {
  test('has the cost of every stage', () => {
    expect(Object.keys(COSTS)).toEqual(ALL)
  })

  /** Journeys open the mock build and, in `e2e/live`, the live one. */
  const BUILDS = ['build', 'build:mock']

  test.each(COUNTS)('on %i machines runs every part of every stage once', (of) => {
    const works = planOf(ALL, of).flatMap((shard) => shard.works)
    for (const stage of ALL.filter((name) => !BUILDS.includes(name))) {
      const parts = works.filter((work) => work.stage === stage).map(({ part }) => part)
      const count = parts[0]?.of ?? 1
      expect(parts.map((part) => part?.number ?? 1).toSorted((a, b) => a - b)).toEqual(
        COUNTS.slice(0, count),
      )
      expect(parts.every((part) => (part?.of ?? 1) === count)).toBe(true)
    }
  })

  test.each(COUNTS)(
    'on %i machines builds both portals before the journeys, wherever they run',
    (of) => {
      for (const { works } of planOf(ALL, of)) {
        const names = works.map(({ stage }) => stage)
        for (const build of BUILDS) expect(names.includes(build)).toBe(names.includes('e2e'))
        expect(names).toEqual(ALL.filter((stage) => names.includes(stage)))
      }
    },
  )

  test('is balanced for two, three and four machines', () => {
    for (const of of [2, 3, 4]) {
      const seconds = planOf(ALL, of).map((shard) => shard.seconds)
      const mean = seconds.reduce((all, one) => all + one, 0) / of
      expect(Math.max(...seconds) / mean).toBeLessThan(1.1)
    }
    const [whole] = planOf(ALL, 1)
    expect(whole?.works.map(workTitle)).toEqual(ALL)
  })

  test('splits only the requested stages, and builds only for them', () => {
    expect(planOf(['e2e'], 2).map(({ works }) => works.map(workTitle))).toEqual([
      ['e2e 1/2'],
      ['e2e 2/2'],
    ])
    expect(planOf(['check'], 2).map(({ works }) => works.map(workTitle))).toEqual([['check'], []])
  })
})

describe('the arguments of npm test', () => {
  test('are stages, files, a shard or a merge', () => {
    expect(readArguments([])).toEqual({ stages: ALL, files: [] })
    expect(readArguments(['unit', 'tests/lib'])).toEqual({ stages: ['unit'], files: ['tests/lib'] })
    const shard = { number: 2, of: 4 }
    expect(readArguments(['--shard', '2/4'])).toEqual({ stages: ALL, files: [], shard })
    expect(readArguments(['e2e', '--shard=2/4'])).toEqual({ stages: ['e2e'], files: [], shard })
    expect(readArguments(['--merge', 'a', 'b/c']).merge).toEqual(['a', 'b/c'])
  })

  test.each([
    [['--shard'], /--shard wants one of at most 16 machines, such as 2\/4, not ""/],
    [['--shard', '5/4'], /not "5\/4"/],
    [['--shard', '0/4'], /not "0\/4"/],
    [['--shard', '1/17'], /not "1\/17"/],
    [['unit', 'tests/lib', '--shard', '1/2'], /--shard cuts whole stages: leave out "tests\/lib"/],
    [['--merge'], /--merge wants the folders of all shards/],
    [['--merge', 'a', '--shard', '1/2'], /--merge wants the folders of all shards/],
    [['unit', '--merge', 'a'], /--merge wants the folders of all shards/],
    [['--shards', '1/2'], /npm test has no option --shards/],
    [['--merge', 'tests/house'], /tests\/house holds no shard\.json/],
  ])('%j is refused in one sentence', async (args, words) => {
    expectSentence(await run(own('test'), args), words)
  })
})

const failure = (name: string) => ({
  stage: 'unit',
  project: 'unit',
  file: 'tests/lib/money.test.ts',
  name,
  message: 'expected 1 to be 2',
})

/** The reports of four machines after a run without failures. */
const four = (): ShardReport[] =>
  planOf(ALL, 4).map(({ works }, at) => ({
    commit: 'abc',
    shard: { number: at + 1, of: 4 },
    stages: ALL,
    machine: 'Node 24',
    took: 1000 * (at + 1),
    passedAgain: [],
    results: works.map(({ stage, part }) => ({
      name: stage,
      ...(part && { part }),
      took: 500,
      failures: [],
      errors: [],
      ...(TESTED.includes(stage) && { tests: 10, noted: true }),
    })),
  }))

/** Adds failures to a shard; with `again` they passed when run alone. */
function failing(shards: ShardReport[], at: number, names: string[], again: boolean) {
  const result = shards[at]?.results.find(({ name }) => name === 'unit')
  const failures = names.map(failure)
  result?.failures.push(...failures)
  // A copy, because reports read from files share no objects.
  if (again) shards[at]?.passedAgain.push(...structuredClone(failures))
  expect(result).toBeDefined()
}

const withUnit = (shards: ShardReport[]) =>
  shards.flatMap(({ results }, at) => (results.some(({ name }) => name === 'unit') ? [at] : []))

const verdict = (shards: ShardReport[]) => {
  const merged = mergeShards(shards)
  return { ...outcomeOf(merged), merged }
}

describe('the reports of four machines', () => {
  test('are one table, in which a stage has the time and tests of all its parts', () => {
    const { ok, failed, merged } = verdict(four())
    expect(ok).toBe(true)
    const parts = merged.results.filter(({ name }) => name === 'unit').length
    const table = tableLines({ ...merged, failed })
    expect(table.map((line) => line.trim().split(/\s+/)[0])).toEqual([...ALL, 'all'])
    expect(table[1]).toMatch(new RegExp(`unit +ok +.* ${parts * 10} tests$`))
    expect(table.at(-1)).toMatch(/all +4\.0 s$/)
    expect(shardLines(four())[1]).toMatch(/^ {2}shard 2\/4 +2\.0 s {2}.*e2e.*\(Node 24\)$/)
  })

  test('share one count of flaky tests', () => {
    const shards = four()
    const [first = 0, second = 0] = withUnit(shards)
    failing(shards, first, ['a', 'b'], true)
    failing(shards, second, ['c'], true)
    expect(verdict(shards)).toMatchObject({ ok: true, failed: [] })
    expect(verdict(shards).flaky).toHaveLength(FLAKY_ALLOWED)
    failing(shards, second, ['d'], true)
    expect(verdict(shards)).toMatchObject({
      ok: false,
      why: ['4 are flaky, and at most 3 may be'],
    })
  })

  test('fail if a test failed twice', () => {
    const shards = four()
    const [first = 0] = withUnit(shards)
    failing(shards, first, ['a'], false)
    const { ok, failed, merged } = verdict(shards)
    expect({ ok, failed }).toEqual({ ok: false, failed: [failure('a')] })
    expect(tableLines({ ...merged, failed })[1]).toMatch(/unit +FAILED/)
  })

  test('fail if a machine stopped, and list what did not run', () => {
    const shards = four()
    const at = shards.findIndex(({ results }) => results[0]?.name === 'check')
    const [check] = shards[at]?.results ?? []
    expect(check).toBeDefined()
    shards[at] = {
      ...(shards[at] as ShardReport),
      results: [{ ...(check as ShardReport['results'][0]), stopped: 'scripts/check.mjs' }],
    }
    const { ok, why, failed, merged } = verdict(shards)
    expect({ ok, why }).toEqual({ ok: false, why: [`stage "check" failed (shard ${at + 1}/4)`] })
    const [missing = ''] = merged.missing
    expect(TESTED).toContain(missing)
    const table = tableLines({ ...merged, failed })
    expect(table[0]).toMatch(/check +FAILED/)
    expect(table.join('\n')).toMatch(new RegExp(`${missing} +not run`))
  })

  test('fail if a machine left a part out without saying so', () => {
    const shards = four()
    shards[0]?.results.pop()
    expect(verdict(shards)).toMatchObject({
      ok: false,
      why: [expect.stringMatching(/^it never ran .* \(shard 1\/4\)$/)],
    })
  })

  test("fail with a tool's own error about its part", () => {
    const shards = four()
    shards[1]?.results[0]?.errors.push('stage "unit" failed')
    expect(verdict(shards).why).toEqual(['stage "unit" failed (shard 2/4)'])
  })
})

describe('reports that do not belong together', () => {
  const change = (at: number, more: Partial<ShardReport>) =>
    four().map((shard, index) => (index === at ? { ...shard, ...more } : shard))

  test.each<[string, ShardReport[], string | undefined]>([
    ['all of one run are accepted', four(), undefined],
    ['any order is accepted', four().toReversed(), undefined],
    ['one is missing', four().slice(0, 3), 'shard 4/4 is missing'],
    ['two are missing', four().slice(1, 3), 'shard 1/4 and shard 4/4 is missing'],
    ['one is there twice', [...four(), ...four().slice(1, 2)], 'shard 2/4 is there twice'],
    [
      'another number of machines',
      change(2, { shard: { number: 3, of: 5 } }),
      'shard 3/5 is of another run than shard 1/4',
    ],
    ['another commit', change(3, { commit: 'def' }), 'shard 4/4 ran def, and this is abc'],
    ['other stages', change(1, { stages: ['unit'] }), /^shard 2\/4 ran unit, not check, /],
  ] as [string, ShardReport[], string | undefined][])('%s', (_, shards, why) => {
    if (why === undefined) expect(whyNotOne(shards, 'abc')).toBeUndefined()
    else expect(whyNotOne(shards, 'abc')).toMatch(why)
  })

  test('are refused by the command, which reads the folder from disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shard-'))
    folders.push(folder)
    writeFileSync(join(folder, 'shard.json'), JSON.stringify(four()[0]))
    expectSentence(
      await run(own('test'), ['--merge', folder]),
      /^These are not the shards of one run: shard 1\/4 ran abc, and this is [0-9a-f]{40}/,
    )
  })
})

test('the notes of all shards are kept, even with equal file names', () => {
  const home = mkdtempSync(join(tmpdir(), 'notes-'))
  folders.push(home)
  const shards = ['1', '2', '3'].map((name) => join(home, name))
  for (const [at, shard] of shards.entries()) {
    mkdirSync(join(shard, 'notes'), { recursive: true })
    // The third shard ran no tests that record notes.
    if (at < 2) writeFileSync(join(shard, 'notes', 'tests.jsonl'), `line ${at}\n`)
    else rmSync(join(shard, 'notes'), { recursive: true })
  }
  const all = join(home, 'all')
  mkdirSync(all)
  gatherNotes(shards, all)
  const texts = readdirSync(all).map((name) => readFileSync(join(all, name), 'utf8'))
  expect(texts.toSorted()).toEqual(['line 0\n', 'line 1\n'])
})

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
