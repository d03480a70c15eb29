// Plays the stories of the screens and notes what they do before each call.
import { availableParallelism } from 'node:os'
import { inRoot } from '../say.mjs'
import { modesOf } from '../visual/modes.mjs'
import { serveStories } from '../visual/server.mjs'
import { openBrowser, openStage } from '../visual/stage.mjs'
import { doAll, progress } from '../walk/workers.mjs'

/** The window of a story that states none. */
const DESKTOP = [1440, 900]

/** Runs in the page of the stories: notes each action of a play, and with each call the actions before it. */
async function listen(recorder) {
  const { isByEnter, stepOf, withStep } = await import(recorder)
  const heard = { steps: [], calls: [] }
  window.heard = heard
  const values = new WeakMap()
  const note = (event) => {
    if (isByEnter(event, heard.steps)) return
    const { type, target } = event
    if (type === 'input') values.set(target, target.value)
    // A field that leaves the page with its focus changes once more. Plays also set a field without an input event.
    const isField = type === 'change' && target.matches('input:not([type="file"]), textarea')
    if (isField && values.get(target) === target.value) return
    const step = stepOf(isField ? { type: 'input', target } : event)
    if (step) heard.steps = withStep(heard.steps, step)
  }
  for (const type of ['click', 'input', 'change', 'keydown'])
    document.addEventListener(type, note, { capture: true, passive: true })
  window.visual.onCall = ([request]) => {
    const { pathname } = new URL(request.url ?? request, location.href)
    if (/^\/(wps|lgw|lotto)\//.test(pathname))
      heard.calls.push({ method: request.method ?? 'GET', pathname, steps: [...heard.steps] })
  }
}

/** A step of the panel's recorder, in Playwright's terms. */
const STEPS = {
  click: () => ({ does: 'click', args: [] }),
  check: () => ({ does: 'check', args: [] }),
  uncheck: () => ({ does: 'uncheck', args: [] }),
  fill: (value) => ({ does: 'fill', args: [value] }),
  press: (value) => ({ does: 'press', args: [value] }),
  choose: (value) => ({ does: 'selectOption', args: [{ label: value }] }),
  attach: (value) => ({ does: 'setInputFiles', args: value.split('\n') }),
}

/** Runs in the page: what a story did; the next one starts anew. */
function take() {
  const { calls } = window.heard
  window.heard.steps = []
  window.heard.calls = []
  return calls
}

/** The address of a story's world, in English as its play expects. */
function addressOfStory({ world, route }) {
  const link = world.includes('lang-') ? world : world.replace('scenario=', 'scenario=lang-EN+')
  return `${route}${route.includes('?') ? '&' : '?'}${link}`
}

/** @returns {Promise<object[]>} ways to calls, as the journeys record them */
export async function walkStories() {
  const server = await serveStories(inRoot())
  const { browser, url } = await openBrowser(server.url)
  try {
    const pages = await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        const stage = await openStage(browser, url)
        await stage.ask(listen, '/mocks/workbench/recorder.ts')
        return stage
      }),
    )
    const stories = (await pages[0].list()).filter(
      ({ plays, world, own }) => plays && world && (own.language ?? 'EN') === 'EN',
    )
    const showProgress = progress(stories.length, 'stories')
    const ways = []
    await doAll(stories, pages.length, async (story) => {
      const stage = pages.pop()
      const [mode] = modesOf({ ...story, modes: { own: {} } })
      await stage.show(story, mode)
      const [width, height] = story.size ?? DESKTOP
      const open = { does: 'goto', args: [addressOfStory(story)] }
      for (const { method, pathname, steps } of await stage.ask(take))
        ways.push({
          method,
          pathname,
          from: story.id,
          size: { width, height },
          steps: [
            open,
            ...steps.map(({ does, value, target }) => ({ ...STEPS[does](value), on: target })),
          ],
        })
      pages.push(stage)
      showProgress(0)
    })
    return ways
  } finally {
    await browser.close()
    await server.close()
  }
}
