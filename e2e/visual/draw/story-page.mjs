// A browser page that draws stories one after the other.
import { chromium } from '@playwright/test'
import { launchOptions } from '../../launch.ts'
import { DEFERRED_MS, freezePage } from './freeze-page.mjs'
import { executedIn, rulesOn } from './used.mjs'

/** The fixed time of every story: that of the stories' worlds. */
const MOMENT = Date.parse('2026-11-20T09:00:00Z')
const READY_WITHIN = 180_000
/** Maximum height drawn: content below it is rarely reviewed and takes the longest to draw. */
const TALLEST = 3000
/** A page that changes while its picture is taken is drawn again, up to this often. */
const TRIES = 3

/** Worlds in which pictures do not come. */
const LOST_PICTURES = /image-404|cdn-first-fails/

const SCREEN = [1440, 900]
const COMPONENT = [960, 480]

/** A picture that is complete is also decoded when its part of the page is drawn; no tile keeps old pixels. */
const STEADY = ['--disable-checker-imaging', '--disable-partial-raster']

/** The address that a story shows of itself must not depend on the port. */
const HOST = 'stories.localhost'

/**
 * @param served the address where the stories are served, on a free port
 * @returns {Promise<{ browser: import('@playwright/test').Browser, url: string }>} the browser of stories and journeys,
 * and the address for it
 */
export async function openBrowser(served) {
  const { hostname, port, pathname, search } = new URL(served)
  const { args, ...options } = launchOptions()
  const rule = `--host-resolver-rules=MAP ${HOST} ${hostname}:${port}`
  const browser = await chromium.launch({ ...options, args: [...args, ...STEADY, rule] })
  return { browser, url: `http://${HOST}${pathname}${search}` }
}

/**
 * @param browser an open browser
 * @param url where the stories are served
 * @returns a stage: `list()` returns the stories, `show(story, mode)` plays one, `draw(story, mode)` also draws it, `look()`
 * describes the page, `ask(work, argument)` runs something in it, `close()`, `reopen()`
 */
export async function openStoryPage(browser, url) {
  const context = await browser.newContext({
    viewport: { width: SCREEN[0], height: SCREEN[1] },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    timezoneId: 'Asia/Dhaka',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.addInitScript(freezePage, { at: MOMENT, tallest: TALLEST, deferred: DEFERRED_MS })
  const mistakes = []
  page.on('pageerror', ({ message }) => mistakes.push(message.split('\n')[0]))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.goto(url, { timeout: READY_WITHIN })
  await page
    .waitForFunction(() => window.visual.ready, undefined, { timeout: READY_WITHIN })
    .catch(() => {
      throw new Error(
        `The stories did not load: ${mistakes[0] ?? 'no answer within three minutes'}`,
      )
    })
  const positions = await page.evaluate(async () => (await fetch('/visual/positions.json')).json())
  const executed = executedIn(positions)
  const loaded = executed(await devtools.send('Profiler.takePreciseCoverage'))
  const rulesOnPage = await rulesOn(devtools, positions.rules)

  /** Nothing that a story leaves behind may affect the next. */
  const clear = async (size) => {
    await page.mouse.move(0, 0)
    await page.setViewportSize({ width: size[0], height: size[1] })
    await devtools.send('Profiler.takePreciseCoverage')
  }

  /** Without texts, the page has changed while its picture was taken. */
  const take = async () => {
    const state = await page.evaluate(() => window.visual.rest())
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const { width, height: window } = page.viewportSize()
    const picture = await page.screenshot({
      animations: 'disabled',
      // The stage's own style hides it, and leaves the fields as they are.
      caret: 'initial',
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, window), TALLEST) },
    })
    const texts = await page.evaluate(() => window.visual.texts())
    return { picture, state, texts }
  }

  /** A picture that an earlier story has shown is there although its server does not answer. */
  const forgetPictures = async () => {
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.disable')
  }

  /** Shows a story and plays it. @returns what went wrong, or null */
  const show = async (story, mode) => {
    await clear(mode.size ?? story.size ?? (story.world === null ? COMPONENT : SCREEN))
    if (LOST_PICTURES.test(story.world ?? '')) await forgetPictures()
    const { globals = {}, plays = true } = mode
    return page.evaluate(
      ([one, wanted, playing]) => window.visual.show(one, wanted, playing),
      [story, globals, plays],
    )
  }

  const draw = async (story, mode) => {
    const trouble = await show(story, mode)
    let taken = await take()
    for (let more = 1; more < TRIES && taken.texts === null; more += 1) taken = await take()
    const { picture, state } = taken
    const texts = taken.texts ?? []
    const modules = executed(await devtools.send('Profiler.takePreciseCoverage'))
    const rules = await rulesOnPage()
    return {
      picture,
      state,
      trouble,
      texts,
      rules,
      modules: [...new Set([story.file, ...modules])],
    }
  }

  return {
    draw,
    show,
    ask: (work, argument) => page.evaluate(work, argument),
    list: () => page.evaluate(() => window.visual.list()),
    look: () => page.evaluate(() => window.visual.look()),
    /** Modules with functions that ran while everything loaded: their results are used without running again. */
    loaded,
    /** The selectors of all rules. */
    sheet: [...new Set(positions.rules.map(([, selector]) => selector))],
    close: () => context.close(),
    /** Replaces this page with a new one. */
    reopen: async () => {
      await context.close().catch(() => undefined)
      return openStoryPage(browser, url)
    },
  }
}
