// The job that may write to a pull request: it runs nothing of the pull request, and renews its own comment.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readText } from './source.ts'
import { readWorkflow } from './workflows.ts'

const { comment } = readWorkflow('.github/workflows/pull-request.yml').jobs
const [step, ...more] = comment?.steps ?? []
const folder = mkdtempSync(join(tmpdir(), 'gh-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the step with a `gh` that knows the comments with these IDs and writes down its arguments. */
function run(known: number[], body: string) {
  const log = join(folder, 'log')
  const gh = `#!/usr/bin/env node
const args = process.argv.slice(2)
require('node:fs').appendFileSync(${JSON.stringify(log)}, JSON.stringify(args) + '\\n')
if (args.includes('--jq')) console.log(${JSON.stringify(known.join('\n'))})`
  writeFileSync(join(folder, 'gh'), gh)
  chmodSync(join(folder, 'gh'), 0o755)
  writeFileSync(log, '')
  const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? 'false'], {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_REPOSITORY: 'us/portal',
      NUMBER: '12',
      BODY: body,
    },
  })
  const [asked = '', ...written] = readFileSync(log, 'utf8').trim().split('\n')
  return { status, asked: JSON.parse(asked), written: written.map((line) => JSON.parse(line)) }
}

test('it has one step, which takes no code and no file, and nothing from a fork', () => {
  expect(more).toEqual([])
  expect(step?.uses).toBeUndefined()
  expect(step?.run).not.toMatch(/\$\{\{|\b(npm|npx|node|git|source|eval)\b/)
  const names = Object.keys(step?.env ?? {})
  expect(names).toEqual(['GH_TOKEN', 'NUMBER', 'BODY'])
  const text = readText('.github/workflows/pull-request.yml')
  expect(text.split('  comment:\n')[1]).toContain('head.repo.full_name == github.repository')
})

test('the first summary is a new comment, as it is', () => {
  const body = '<!-- page of the change -->\n`$(touch /tmp/x)` "quoted" @file'
  const { status, asked, written } = run([], body)
  expect(status).toBe(0)
  expect(asked.slice(0, 2)).toEqual(['api', 'repos/us/portal/issues/12/comments'])
  expect(written).toEqual([
    ['api', 'repos/us/portal/issues/12/comments', '--raw-field', `body=${body}`, '--silent'],
  ])
})

test('later ones replace that comment, which is known by its first line', () => {
  const { status, asked, written } = run([7, 8], 'new')
  expect(status).toBe(0)
  const [, marker] = /^const MARKER = '(.+)'$/m.exec(readText('e2e/visual/change/words.mjs')) ?? []
  expect(asked.at(-1)).toContain(`startswith("${marker}")`)
  expect(asked.at(-1)).toContain('github-actions[bot]')
  expect(written).toHaveLength(1)
  expect(written[0].slice(0, 4)).toEqual([
    'api',
    '--method',
    'PATCH',
    'repos/us/portal/issues/comments/7',
  ])
})
