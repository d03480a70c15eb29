import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseLink } from '#mocks/scenarios/link.ts'
import { findFiles, readText } from './source.ts'

test('the package is private and unlicensed, as in the lockfile', () => {
  const { license, private: isPrivate } = JSON.parse(readText('package.json'))
  expect({ license, isPrivate }).toEqual({ license: 'UNLICENSED', isPrivate: true })
  expect(JSON.parse(readText('package-lock.json')).packages[''].license).toBe(license)
})

/** Invalid lines of a release: its entries are one line each, for users. */
function faultsOfChangelog(text: string): string[] {
  const releases = text.slice(text.search(/^## /m)).split('\n')
  const heading = /^(## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)|### (Added|Changed|Fixed))$/
  return releases.filter((line) => line !== '' && !heading.test(line) && !/^- .{1,160}$/.test(line))
}

/** A file of `.changeset/`: the package, a level and one line for users. */
const isChange = (text: string) =>
  /^---\n(['"])portal\1: (patch|minor|major)\n---\n\n\S.{1,159}\n$/.test(text)

describe('what a release says', () => {
  test('the changelog has one line per entry, by release', () => {
    expect(faultsOfChangelog(readText('CHANGELOG.md'))).toEqual([])
    const wrong = ['## Unreleased', '### Minor Changes', '- Two', '  lines', `- ${'x'.repeat(161)}`]
    expect(faultsOfChangelog(wrong.join('\n'))).toEqual(wrong.toSpliced(2, 1))
  })

  test('its newest version is that of the package and the lockfile', () => {
    const { version } = JSON.parse(readText('package.json'))
    const locked = JSON.parse(readText('package-lock.json'))
    expect(/^## (\S+)/m.exec(readText('CHANGELOG.md'))?.[1]).toBe(version)
    expect([locked.version, locked.packages[''].version]).toEqual([version, version])
  })

  test('every change has a level and a line, and so has the example', () => {
    const guide = '.changeset/README.md'
    const changes = findFiles('.changeset/*.md').filter((path) => path !== guide)
    expect(changes.filter((path) => !isChange(readText(path)))).toEqual([])
    const example = readText(guide).match(/^( {4}.*|)$/gm) ?? []
    expect(isChange(`${example.join('\n').replaceAll(/^ {4}/gm, '').trim()}\n`)).toBe(true)
    expect(isChange("---\n'portal': patch\n---\n\n")).toBe(false)
    expect(isChange('---\n---\n\nWithout a level.\n')).toBe(false)
  })
})

describe('the packages', () => {
  const { packageRules } = z
    .object({
      packageRules: z.array(
        z.object({
          matchPackageNames: z.array(z.string()).default([]),
          replacementName: z.string().optional(),
        }),
      ),
    })
    .parse(JSON.parse(readText('renovate.json')))
  const namesOf = (rules: typeof packageRules) =>
    rules.flatMap(({ matchPackageNames }) => matchPackageNames)
  const manifest = JSON.parse(readText('package.json'))
  const installed = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind]),
  )

  test('that Renovate groups are installed', () => {
    const asked = namesOf(packageRules.filter((rule) => !rule.replacementName))
    expect(asked.length).toBeGreaterThan(5)
    const unknown = asked
      // Node itself is not a package.
      .filter((name) => name !== 'node')
      .filter(
        (name) =>
          !installed.some(
            (one) =>
              one.startsWith(name.replace('**', '')) && (name.endsWith('**') || one === name),
          ),
      )
    expect(unknown).toEqual([])
  })

  test('`npx tsc` is the compiler of `npm run check`: npm links the first of those with that name', () => {
    const { packages } = JSON.parse(readText('package-lock.json'))
    const [first] = Object.keys(packages)
      .filter((path) => packages[path].bin?.tsc && path.lastIndexOf('node_modules') === 0)
      .sort()
    expect(readText('scripts/check.mjs')).toContain(`${first}/bin/tsc`)
  })

  /** Installed packages that the registry calls deprecated, or that `renovate.json` replaces by another name. */
  const ended = (names: string[], packages: Record<string, { deprecated?: string }>) => {
    const replaced = namesOf(packageRules.filter((rule) => rule.replacementName))
    return names.filter(
      (name) => replaced.includes(name) || packages[`node_modules/${name}`]?.deprecated,
    )
  }

  test('are of lines that have not ended, which `npm outdated` does not see', () => {
    expect(ended(installed, JSON.parse(readText('package-lock.json')).packages)).toEqual([])
    const planted = { 'node_modules/old': { deprecated: 'Use new.' }, 'node_modules/new': {} }
    expect(ended(['old', 'react-router-dom', 'new'], planted)).toEqual(['old', 'react-router-dom'])
  })
})

describe('the templates of pull requests and issues', () => {
  const forms = findFiles('.github/ISSUE_TEMPLATE/*.yml').filter(
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
  const fieldsOf = (path: string) => form.parse(parse(readText(path))).body

  test('ask for the world, the steps and the expected result', () => {
    const needed = fieldsOf('.github/ISSUE_TEMPLATE/bug.yml').filter(
      (one) => one.validations?.required,
    )
    expect(needed.map(({ id }) => id)).toEqual(['world', 'steps', 'expected', 'actual'])
    expect(forms).toHaveLength(2)
    for (const path of forms) expect(fieldsOf(path).map(({ id }) => id)).toContain('world')
  })

  test('show links that open a world', () => {
    const texts = [...forms, '.github/pull_request_template.md'].map(readText)
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
  const paths = findFiles('tests/**/*.{ts,tsx}')
  expect(paths.length).toBeGreaterThan(400)
  const importsIt = (path: string) =>
    /import \{[^}]*\bit\b[^}]*\} from 'vitest'/.test(readText(path))
  expect(paths.filter(importsIt)).toEqual([])
})
