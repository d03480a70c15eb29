import { expect, test } from 'vitest'
import { packages, storybookPackages } from '#stories/setup/packages.ts'
import { findFiles, readText } from './source.ts'

/** Imports of packages that are still there when the types are gone. */
const PACKAGE_IMPORT =
  /^import\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm

/** Modules that run in Node, apart from the stories. */
const IN_NODE =
  /^mocks\/(server|node|vite|sdk|mcp)|^stories\/setup\/(main|manager|reference|guide-files|vitest-project)\.ts/

const importsOf = (path: string) =>
  [...readText(path).matchAll(PACKAGE_IMPORT)].map(([, first, later]) => first ?? later ?? '')

test('Storybook prepares every package that a story can load, for it looks for no others', () => {
  const files = findFiles('{src,mocks,stories}/**/*.{ts,tsx}').filter((path) => !IN_NODE.test(path))
  const imported = new Set(
    files.flatMap(importsOf).filter((name) => !/^virtual:|[.]css$/.test(name)),
  )
  expect(imported.size).toBeGreaterThan(25)
  const prepared = new Set([...packages, ...storybookPackages])
  expect([...imported].filter((name) => !prepared.has(name))).toEqual([])
})
