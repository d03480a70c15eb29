import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT, readText } from './source.ts'
import { listCommands, PUBLISH, PUBLISHING, readWorkflow, TAG_ONLY } from './workflows.ts'

const path = '.github/workflows/publish-sdk.yml'
const { version } = JSON.parse(readText('package.json'))
const { publish } = readWorkflow(path).jobs

test('the SDK is published at a tag, and by hand if asked for: a dry run is the default', () => {
  const { push, workflow_dispatch: byHand } = parse(readText(path)).on
  expect(push).toEqual({ tags: ['v*'] })
  expect(byHand.inputs['dry-run']).toMatchObject({ type: 'boolean', default: true })
  const isAsked = `\${{ !inputs.dry-run }}`
  expect(publish?.steps.slice(-3).map(({ run, if: when }) => [run, when])).toEqual([
    [`${PUBLISH} --dry-run`, undefined],
    [TAG_ONLY, isAsked],
    [PUBLISH, isAsked],
  ])
})

test('its job runs only what it needs, and takes nothing from a cache', () => {
  expect(publish && listCommands(publish)).toEqual(PUBLISHING.toSpliced(1, 0, 'npm run build:sdk'))
  const uses = publish?.steps.filter((step) => step.uses).map((step) => step.with)
  expect(uses?.map((options) => options.cache ?? options['package-manager-cache'])).toEqual([
    undefined,
    false,
  ])
})

test.each([
  [`refs/tags/v${version}`, 0],
  ['refs/tags/v9.9.9', 1],
  [`refs/heads/v${version}`, 1],
])('from %s: the tag must be the version of the package', (ref, status) => {
  const env = { ...process.env, GITHUB_REF: ref }
  expect(spawnSync('bash', ['-c', TAG_ONLY], { cwd: ROOT, env }).status).toBe(status)
})
