// Plays the stories of the screens and notes what they do before each call.
import { fileURLToPath } from 'node:url'
import { modesOf } from '#e2e/visual/draw/modes.mjs'
import { serveStories } from '#e2e/visual/draw/server.mjs'
import { openBrowser, openStoryPage } from '#e2e/visual/draw/story-page.mjs'
import type { Step as Action } from '#mocks/qa-panel/record/recorder.ts'
import type { RecordedWay } from './record-ways.ts'
import type { Step } from './replay.ts'

interface Story {
  readonly id: string
  readonly plays: boolean
  readonly world: string | null
  readonly route: string
  readonly own: { readonly language?: string }
  readonly size: readonly [number, number] | null
}

interface Heard {
  steps: Action[]
  calls: { method: string; pathname: string; steps: Action[] }[]
}

/** The window of a story that states none. */
const DESKTOP = [1440, 900] as const

/** Runs in the page of the stories: notes each action of a play, and with each call the actions before it. */
async function listen(recorder: string) {
  const { isByEnter, toStep, withStep }: typeof import('#mocks/qa-panel/record/recorder.ts') =
    await import(recorder)
  const heard: Heard = { steps: [], calls: [] }
  const note = (event: Event) => {
    if (isByEnter(event, heard.steps)) return
    const { type, target } = event
    // Plays also set a field without an input event.
    const changed =
      type === 'change' &&
      (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
      target.type !== 'file'
    const step = toStep(changed ? ({ type: 'input', target: event.target } as Event) : event)
    const filled = JSON.stringify(step?.target)
    const last = heard.steps.findLast((one) => JSON.stringify(one.target) === filled)
    // A field that leaves the page with its focus changes again, and a form that is sent reads its fields again.
    if (step?.does === 'fill' && last?.does === 'fill' && last.value === step.value) return
    if (step) heard.steps = withStep(heard.steps, step)
  }
  for (const type of ['click', 'input', 'change', 'keydown'])
    document.addEventListener(type, note, { capture: true, passive: true })
  Reflect.set(window, 'heardOfStory', heard)
  Reflect.get(window, 'visual').onCall = ([request]: [Request]) => {
    const { pathname } = new URL(request.url ?? request, location.href)
    if (/^\/(wps|lgw|lotto)\//.test(pathname))
      heard.calls.push({ method: request.method ?? 'GET', pathname, steps: [...heard.steps] })
  }
}

/** Runs in the page: returns and clears the actions of a story. */
function take(): Heard['calls'] {
  const heard: Heard = Reflect.get(window, 'heardOfStory')
  const { calls } = heard
  Object.assign(heard, { steps: [], calls: [] })
  return calls
}

/** A step of the panel's recorder, in Playwright's terms. */
function toStep({ does, value, target }: Action): Step {
  const on = target && { on: target }
  if (does === 'choose') return { does: 'selectOption', args: [{ label: value }], ...on }
  if (does === 'attach') return { does: 'setInputFiles', args: value.split('\n'), ...on }
  return { does, args: does === 'fill' || does === 'press' ? [value] : [], ...on }
}

/** The address of a story's world, in English as its play expects. */
function addressOfStory(world: string, route: string) {
  const link = world.includes('lang-') ? world : world.replace('scenario=', 'scenario=lang-EN+')
  return `${route}${route.includes('?') ? '&' : '?'}${link}`
}

/** The ways of all stories to calls. */
export async function waysOfStories(): Promise<RecordedWay[]> {
  const server = await serveStories(fileURLToPath(new URL('../..', import.meta.url)))
  const { browser, url } = await openBrowser(server.url)
  try {
    const stage = await openStoryPage(browser, url)
    await stage.ask(listen, '/mocks/qa-panel/record/recorder.ts')
    const stories: Story[] = await stage.list()
    const ways: RecordedWay[] = []
    for (const story of stories) {
      const { id, plays, world, route, own } = story
      if (!plays || !world || (own.language ?? 'EN') !== 'EN') continue
      await stage.show(story, modesOf({ ...story, modes: { own: {} } })[0])
      const open = { does: 'goto', args: [addressOfStory(world, route)] }
      const [width, height] = story.size ?? DESKTOP
      const calls: Heard['calls'] = await stage.ask(take, undefined)
      for (const { method, pathname, steps } of calls)
        ways.push({
          method,
          pathname,
          from: id,
          size: { width, height },
          steps: [open, ...steps.map(toStep)],
        })
    }
    return ways
  } finally {
    await browser.close()
    await server.close()
  }
}
