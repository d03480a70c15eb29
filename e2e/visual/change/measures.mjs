// Measures of both sides: the first load and the responses that tests produce. They are kept by commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { LIST, parseResponses } from '#scripts/contract/coverage.mjs'
import { startHost } from '#scripts/hosting/server.mjs'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { launchOptions } from '../../launch.ts'
import { DEVICES, kibOf, load, watch } from '../../live/first-load.ts'
import { startMockOf } from '../../mock-server.ts'

const keptFile = (commit, name) => fromRoot('.cache', 'commits', commit, name)

function keep(commit, name, text) {
  mkdirSync(dirname(keptFile(commit, name)), { recursive: true })
  writeFileSync(keptFile(commit, name), text)
}

/** A checkout links its packages, and the build knows some of them by their place in the tree. */
const BUILD =
  "import { build } from 'vite'; await build({ logLevel: 'error', resolve: { preserveSymlinks: true } })"

/** Builds the live portal of a tree and opens its home page, as its budget does. */
async function measureLoad(tree) {
  const dist = join(tree, 'dist')
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const backend = await startMockOf(tree, ['--scenario', 'normal', '--seed', '7'])
  const site = await startHost({ dist, backend: backend.url })
  const browser = await chromium.launch(launchOptions())
  try {
    const sizes = []
    for (const [device, settings] of Object.entries(DEVICES)) {
      const page = await browser.newPage({ ...settings, locale: 'bn-BD' })
      await page.addInitScript(watch)
      const { first } = await load(page, `${site.url}/`)
      sizes.push({ device, first: kibOf(dist, first) })
      await page.close()
    }
    return sizes
  } finally {
    await browser.close()
    await site.stop()
    await backend.stop()
  }
}

/**
 * KiB of gzip before the first sections. What loads after them depends on how busy the machine is.
 * @param commit undefined for a tree with changes, of which nothing is kept
 * @param treeOf gives the checkout; undefined: only what is kept is read
 * @returns {Promise<{ device: string, first: number }[] | undefined>}
 */
export async function firstLoad(commit, treeOf) {
  const kept = commit && keptFile(commit, 'first-load.json')
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  if (!treeOf) return undefined
  const sizes = await measureLoad(treeOf())
  if (commit) keep(commit, 'first-load.json', JSON.stringify(sizes))
  return sizes
}

const textOf = (path) => (path && existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/**
 * The list of `npm run contract -- coverage` for a commit: a given one, that of its checkout, or the kept one.
 * @param checkout the tree of that commit, if there is one
 */
export function listOfBase(commit, given, checkout) {
  const list = textOf(given) ?? textOf(checkout && join(checkout, LIST))
  if (list !== undefined) keep(commit, 'coverage.txt', list)
  return list ?? textOf(keptFile(commit, 'coverage.txt'))
}

export const listHere = (given) => textOf(given ?? fromRoot(LIST))

/** The responses that tests no longer produce although they are declared, and those that they produce now. */
export function compareCoverage(before, after) {
  const [old, now] = [before, after].map(parseResponses)
  const declared = [...now.keys()]
  return {
    lost: declared.filter((pair) => old.get(pair) && !now.get(pair)),
    won: declared.filter((pair) => !old.get(pair) && now.get(pair)),
  }
}
