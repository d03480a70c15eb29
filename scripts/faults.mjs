// `npm run faults`: makes every operation fail in every way on the screens that use it. scripts/faults/read-case.mjs
// and write-case.mjs define what must hold; a recorded walk through the portal says which screens use which operation.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isWrite,
  nameOf,
  reached,
  readCases,
  wayCases,
  withoutScreen,
  writeCases,
} from './faults/cases.mjs'
import { readCase } from './faults/read-case.mjs'
import { record } from './faults/record.mjs'
import { recordWays } from './faults/record-ways.mjs'
import { recordWrites } from './faults/record-writes.mjs'
import { emptyReport, PAGE, writeReport } from './faults/report.mjs'
import { selfTest } from './faults/self-test.mjs'
import { linkOf, WORLDS } from './faults/worlds.mjs'
import { writeCase } from './faults/write-case.mjs'
import {
  allowOptions,
  duration,
  fail,
  inRoot,
  main,
  needLockedNode,
  option,
  runNode,
} from './say.mjs'
import { addressOf, openVisit, textKeys } from './walk/visit.mjs'
import { doAll, progress, sliceOption, withPortal, workersOption } from './walk/workers.mjs'

/** After this many cases a new page is opened, because a page's memory grows. */
const CASES_A_PAGE = 25
const HOME = 'http://localhost:4173'

const has = (name) => process.argv.includes(`--${name}`)

function chosen(all, slice) {
  const only = option('only')?.split(',')
  const some = only
    ? all.filter((one) => only.some((word) => nameOf(one).includes(word)))
    : slice(all)
  return some.length > 0 ? some : fail(`No case has "${only}" in its name.`)
}

const linkOfCase = ({ operation, fault, world, address, steps }) =>
  `${HOME}${steps ? address : addressOf(address, linkOf(world))}&reset&fault=${operation}:${fault}`

async function runAll(portal, cases, workers, folder) {
  const keys = textKeys()
  const done = []
  const showProgress = progress(cases.length, 'cases')
  let failures = 0
  const batches = Array.from({ length: Math.ceil(cases.length / CASES_A_PAGE) }, (_, at) =>
    cases.slice(at * CASES_A_PAGE, (at + 1) * CASES_A_PAGE),
  )
  await doAll(batches, workers, async (batch) => {
    const open = () => openVisit(portal.browser, { url: portal.url, keys, virtual: true })
    const renew = async (old) => {
      await old.close()
      return open()
    }
    let visit = await open()
    for (const one of batch) {
      // A story or a journey has a window of its own size.
      if (one.steps) visit = await renew(visit)
      const wrong = await (isWrite(one) ? writeCase : readCase)(visit, one).catch((error) => [
        `could not be tried: ${error.message.split('\n')[0]}`,
      ])
      const picture = wrong.length > 0 ? `${done.length}.png` : null
      done.push({ ...one, link: linkOfCase(one), wrong, picture })
      if (picture) {
        failures += 1
        console.log(`  ${nameOf(one)}\n    ${wrong.join('\n    ')}`)
        await visit.page.screenshot({ path: join(folder, picture) }).catch(() => undefined)
        visit = await renew(visit)
      }
      showProgress(failures)
    }
    await visit.close()
  })
  return done
}

const pathOf = (kind) => inRoot('scripts', 'faults', 'seen', `${kind}.json`)
const readSeen = (kind) => JSON.parse(readFileSync(pathOf(kind), 'utf8'))
const writeSeen = (kind, seen) => writeFileSync(pathOf(kind), `${JSON.stringify(seen, null, 1)}\n`)

const format = (...kinds) =>
  runNode('node_modules/@biomejs/biome/bin/biome', ['format', '--write', ...kinds.map(pathOf)])

/**
 * Walks the portal again; `--record member` walks that world only, `--writes` records only the writes that its buttons
 * send, `--ways` how stories and journeys reach the other operations.
 */
async function recordAnew(portal, workers) {
  if (has('ways')) {
    const known = reached({ reads: readSeen('reads'), writes: readSeen('writes') })
    writeSeen('ways', await recordWays(portal, workers, known))
    return format('ways')
  }
  const text = process.argv[process.argv.indexOf('--record') + 1]
  const worlds = text && Object.hasOwn(WORLDS, text) ? [text] : Object.keys(WORLDS)
  if (!has('writes'))
    writeSeen('reads', { ...readSeen('reads'), ...(await record(portal, workers, worlds)) })
  const only = option('only')?.split(',')
  const walked = ({ world, address }) =>
    worlds.includes(world) && (!only || only.some((word) => address.includes(word)))
  const kept = Object.entries(readSeen('writes')).map(([operation, ways]) => [
    operation,
    ways.filter((way) => !walked(way)),
  ])
  const found = Object.fromEntries(kept.filter(([, ways]) => ways.length > 0))
  const keep = (ways) => writeSeen('writes', ways)
  await recordWrites(portal, workers, { found, worlds, only, keep })
  await format('reads', 'writes')
}

await main(async () => {
  needLockedNode('faults')
  allowOptions(['only', 'slice', 'workers', 'self-test', 'record', 'writes', 'ways'])
  const start = performance.now()
  const workers = workersOption()
  const slice = sliceOption(option('slice'))
  await withPortal(async (portal) => {
    if (has('self-test')) return selfTest(portal, workers)
    if (has('record')) return recordAnew(portal, workers)
    const seen = {
      reads: readSeen('reads'),
      writes: readSeen('writes'),
      ways: readSeen('ways'),
    }
    const all = [...readCases(seen.reads), ...writeCases(seen.writes), ...wayCases(seen.ways)]
    const done = await runAll(portal, chosen(all, slice), workers, emptyReport())
    const failed = done.filter(({ wrong }) => wrong.length > 0)
    const tried = new Set(done.map(({ operation }) => operation))
    const lonely = withoutScreen(seen)
    const figures = `${done.length} of ${all.length} cases over ${tried.size} operations, ${failed.length} failing, in ${duration(performance.now() - start)}.`
    writeReport(figures, done)
    if (lonely.length > 0) console.log(`\nCalled by no screen of the record: ${lonely.join(', ')}`)
    console.log(`${figures} ${PAGE}`)
    if (failed.length > 0) fail('Repeat one with `npm run faults -- --only "OPERATION:FAULT"`.')
  })
})
