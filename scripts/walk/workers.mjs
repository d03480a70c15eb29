// One browser with several pages, each job on whichever is free.
import { availableParallelism } from 'node:os'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.mjs'
import { startHost } from '../hosting/server.mjs'
import { fail, inRoot, needFile, option } from '../say.mjs'

/** The fake backend draws the pictures, which takes half of the time of a walk. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'

export function workersOption() {
  // A page that waits leaves its core to another one, so there are more pages than cores.
  const count = Number(option('workers') ?? Math.min(8, availableParallelism() + 2))
  if (!Number.isInteger(count) || count < 1 || count > 16)
    fail('--workers wants a number from 1 to 16.')
  return count
}

/** `--slice 2/5`: every fifth entry of a list, from the second on, so that each slice is a mixed sample. */
export function sliceOption(text) {
  if (text === undefined) return (list) => list
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (!part || Number(part) < 1 || Number(part) > Number(of))
    return fail(`--slice wants a part of a whole such as 2/5, not "${text}".`)
  return (list) => list.filter((_, at) => at % Number(of) === Number(part) - 1)
}

/** Serves the build of the fake backend, opens a browser and passes both to `work`. */
export async function withPortal(work) {
  needFile('dist-mock/index.html', 'build it with `npm run build:mock`')
  const host = await startHost({ dist: inRoot('dist-mock') })
  const { executablePath, args } = launchOptions()
  const browser = await chromium.launch({ executablePath, args: [...args, NO_PICTURES] })
  try {
    return await work({ browser, url: host.url })
  } finally {
    await browser.close()
    await host.stop()
  }
}

/** Does each job once, with limited concurrency. */
export async function doAll(jobs, workers, done) {
  const queue = [...jobs]
  const work = async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await done(job)
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/** A line of progress, rewritten in place in a terminal, printed now and then elsewhere. */
export function progress(total, unit) {
  let done = 0
  return (failures) => {
    done += 1
    const line = `${done} of ${total} ${unit}, ${failures} failures`
    if (process.stdout.isTTY) process.stdout.write(`\r  ${line}${done === total ? '\n' : ''}`)
    else if (done % Math.ceil(total / 10) === 0) console.log(`  ${line}`)
  }
}
