import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseLink } from '#mocks/scenarios/link.ts'
import { filesOf, textOf } from './source.ts'

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
