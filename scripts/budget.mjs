// Holds the home page of the live build to its budget: first-load JavaScript, elements in the first view, layout shift.
// Measured in Chromium against the fake backend; with --static (or without backend) read from the build's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from './browser.mjs'
import { pagesOf, readManifest, scriptsOf, sizes } from './build-files.mjs'
import { measureHome, startMockServer, VIEWPORTS } from './home.mjs'
import { startHost } from './hosting/server.mjs'
import { fail, main, needFile, needLockedNode, option, root } from './say.mjs'

const LIMIT = {
  /** ADR 0063: the first screen shows games and has the search of the portal. */
  bytes: 147.5 * 1024,
  files: 6,
  /** With everything that loads by itself within the next 2.5 s. */
  visit: { desktop: 206 * 1024, phone: 196 * 1024 },
  /** With a row of games, and on a desktop with the side menu. */
  elements: { desktop: 470, phone: 405 },
  shift: 0.005,
  member: 60 * 1024,
  agent: 60 * 1024,
}
/** The frame of the member centre with its first page and their texts. */
const MEMBER = [
  'src/app/shells/member-frame.tsx',
  'src/features/member/security/screens/security-center.tsx',
  ...['member', 'security', 'forms'].map((name) => `locales/BN/${name}.json`),
]
/** The same of the agent centre. */
const AGENT = [
  'src/app/shells/agent-shell.tsx',
  'src/app/shells/agent-frame.tsx',
  'locales/BN/agent.json',
]
/** The route definitions, which load at the first sign of a person. */
const STATEMENTS = /^(?:src\/app\/routing\/all-routes\.ts|_routes-)/
/** Keys of the manifest: the names that scripts/vite/chunks.ts gives these chunks. */
const NEEDED_BY_HOME = /^_(?:home-(?!below-)|texts-XX-)/

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`

function filesOfManifest(dist, language) {
  const manifest = readManifest(dist)
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file)
  const entries = Object.keys(manifest).filter((key) => named.includes(manifest[key].file))
  if (entries.length === 0) fail('The page of the live build names no script: build it again.')
  const wanted = (key) => NEEDED_BY_HOME.test(key.replace(`_texts-${language}-`, '_texts-XX-'))
  return scriptsOf(manifest, [...entries, ...Object.keys(manifest).filter(wanted)])
}

function printPages(dist, first) {
  console.log('What a page or pop-up loads beside the first load:')
  for (const { page, bytes, files } of pagesOf(dist, first))
    console.log(`  ${kib(bytes).padStart(10)}  in ${String(files).padStart(2)} files  ${page}`)
}

/** Prints the files and returns what exceeds the limit. */
function judgeScripts(title, files) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(`First-load JavaScript, ${title}:`)
  for (const file of files) console.log(`  ${kib(file.bytes).padStart(10)}  ${file.name}`)
  console.log(
    `  ${kib(bytes).padStart(10)}  in ${files.length} files; limit ${kib(LIMIT.bytes)} in ${LIMIT.files} files`,
  )
  const over = []
  if (bytes > LIMIT.bytes) over.push(`${kib(bytes)} of JavaScript (${title})`)
  if (files.length > LIMIT.files) over.push(`${files.length} files (${title})`)
  return over
}

/** MBR-17, AGT-02: what a frame adds to the files that every visit has loaded after its first interaction. */
function judgeFrame(dist, shell, { name, keys, limit }) {
  const manifest = readManifest(dist)
  const statements = Object.keys(manifest).filter((key) => STATEMENTS.test(key))
  const loaded = new Set([
    ...shell.map((path) => path.replace(/^\//, '')),
    ...scriptsOf(manifest, statements),
  ])
  const own = scriptsOf(manifest, keys).filter((file) => !loaded.has(file))
  const bytes = sizes(dist, own).reduce((sum, file) => sum + file.bytes, 0)
  console.log(`${name}: ${kib(bytes)} in ${own.length} files beyond the shell; limit ${kib(limit)}`)
  return bytes > limit ? [`${kib(bytes)} for ${name}`] : []
}

const FRAMES = [
  { name: 'the member centre with its first page', keys: MEMBER, limit: LIMIT.member },
  { name: "the agent's frame", keys: AGENT, limit: LIMIT.agent },
]

function judgeView(name, { elements, shift, paintedAt }) {
  console.log(
    `Home page on ${name}: sections after ${Math.round(paintedAt)} ms, ${elements} elements, layout shift ${shift.toFixed(4)}`,
  )
  const over = []
  if (elements > LIMIT.elements[name])
    over.push(`${elements} elements on ${name} (limit ${LIMIT.elements[name]})`)
  if (shift > LIMIT.shift)
    over.push(`layout shift ${shift.toFixed(4)} on ${name} (limit ${LIMIT.shift})`)
  return over
}

async function measured(dist, backend) {
  const { chromium } = await import('@playwright/test')
  const host = await startHost({ dist, backend })
  const browser = await chromium.launch(launchOptions())
  try {
    const over = []
    for (const [name, device] of Object.entries(VIEWPORTS)) {
      const seen = await measureHome(browser, `${host.url}/`, device)
      const early = seen.scripts.filter((script) => script.early).map(({ path }) => path)
      if (early.length === 0)
        fail('No script was requested before the home sections: the measurement is wrong.')
      over.push(...judgeScripts(`measured on ${name}`, sizes(dist, [...new Set(early)])))
      const later = sizes(
        dist,
        seen.scripts.filter((script) => !script.early).map(({ path }) => path),
      )
      const bytes = later.reduce((sum, file) => sum + file.bytes, 0)
      const visit = sizes(dist, early).reduce((sum, file) => sum + file.bytes, bytes)
      console.log(
        `  ${kib(bytes).padStart(10)}  more in ${later.length} files within 2.5 s after: ${kib(visit)}; limit ${kib(LIMIT.visit[name])}`,
      )
      if (visit > LIMIT.visit[name])
        over.push(`${kib(visit)} of JavaScript in the whole visit on ${name}`)
      over.push(...judgeView(name, seen))
      if (name === 'desktop') {
        printPages(dist, early)
        const shell = seen.scripts.map(({ path }) => path)
        for (const frame of FRAMES) over.push(...judgeFrame(dist, shell, frame))
      }
    }
    return over
  } finally {
    await browser.close()
    await host.stop()
  }
}

function fromManifest(dist) {
  console.log('From the manifest only, without the elements and the layout shift.')
  return ['EN', 'BN'].flatMap((language) =>
    judgeScripts(`${language}, by the manifest`, sizes(dist, filesOfManifest(dist, language))),
  )
}

await main(async () => {
  const dist = option('dist') ?? join(root, 'dist')
  if (!option('dist')) needFile('.cache/build/dist/manifest.json', 'build it with `npm run build`')
  needLockedNode('test')
  const backend = process.argv.includes('--static') ? undefined : await startMockServer()
  try {
    const over = backend ? await measured(dist, backend.address) : fromManifest(dist)
    if (over.length) fail(`Over the budget: ${over.join('; ')}.`)
    console.log('Within the budget.')
  } finally {
    backend?.stop()
  }
})
