// Runs in the browser: draws one story of the served tree and reports when it has come to rest. The server puts it into
// a virtual module whose first lines define `files`, `sources` and the project's annotations.
import { elementsOf, LOOK, textsOf, tokensOf } from './look.mjs'
import { pinScrolled } from './pin.mjs'

/** The id that Storybook derives from a title and the name of an export. */
const words = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
const titled = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/gi, '$1 $2')
    .replace(/(\d)([a-z])/gi, '$1 $2')
const idOf = (title, name) => `${words(title)}--${words(titled(name))}`

const STILL_FOR = 200
const FRAME = 40
const WAITING_FOR = 700
/** A picture that takes longer than this never comes. */
const PICTURE_WITHIN = 3000
const MAX_WAIT_MS = 6000

/** Maximum time of a play function before its story is drawn in its current state. */
const MAX_PLAY_MS = 45_000
/** Time-out for a play function's queries. It was written for the story's own look: elsewhere it may miss it. */
const LOOK_FOR = 20_000
const LOOK_ELSEWHERE_FOR = 5000

const timeout = (ms, what) =>
  new Promise((_done, failed) => {
    setTimeout(() => failed(new Error(`${what} took longer than ${ms / 1000} s`)), ms)
  })

const ALL = { subtree: true, childList: true, attributes: true, characterData: true }

/** Waits until nothing moves: no change of the page, no call in flight, no picture or font loading. */
async function rest(visual) {
  const start = visual.now()
  let changed = start
  let quiet = 0
  const watch = new MutationObserver(() => {
    changed = visual.now()
  })
  watch.observe(document, ALL)
  try {
    for (;;) {
      const before = visual.now()
      await visual.frame()
      const now = visual.now()
      // A long frame does not count as idle: something worked in it.
      if (Math.max(changed, visual.lastCall) >= before) quiet = 0
      else quiet += Math.min(now - before, FRAME)
      const pictures = [...document.images].every(
        (image) => image.complete || image.loading === 'lazy',
      )
      const idle = visual.calls === 0 && pictures && document.fonts.status === 'loaded'
      if (idle && quiet >= STILL_FOR) return 'settled'
      // Under a scenario that never answers, the pending calls are the intended state.
      if (quiet >= (pictures ? WAITING_FOR : PICTURE_WITHIN)) return 'waiting'
      if (now - start >= MAX_WAIT_MS) return 'restless'
    }
  } finally {
    watch.disconnect()
  }
}

/** The order of simultaneous calls is random, and so is the number of the call that failed. */
const TRACE = /\btr-([0-9a-f]{4})-\d{6}\b/g
function evenTraces() {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node.data.includes('tr-')) node.data = node.data.replace(TRACE, 'tr-$1-000000')
}

/**
 * React's development build captures a stack for each of the first 10,000 elements of a second, a twelfth of the time
 * that a screen takes. It seems to have captured them already.
 */
export function leaveStacksOut(react) {
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} })
}

/** @param files story files by path, as functions that import them; @param compose Storybook's composeStory */
export function stage({ files, sources, compose, configure, annotations, viewports }) {
  const { visual } = window
  const modules = new Map()

  /** Loads everything once in a fixed order, so that no picture depends on the stories before it. */
  const load = async () => {
    await annotations.beforeAll?.()
    for (const path of Object.keys(sources).sort()) await sources[path]()
    for (const path of Object.keys(files).sort()) modules.set(path, await files[path]())
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
  }

  const composed = (path, name, globals = {}, playing = true) => {
    const { default: meta, ...stories } = modules.get(path)
    const { play, ...still } = stories[name]
    // A play function of the meta would be inherited, so it is replaced by an empty one.
    const story = playing ? { ...still, ...(play && { play }) } : { ...still, play: async () => {} }
    return compose(story, meta, { initialGlobals: globals }, annotations, name)
  }

  const list = () =>
    [...modules].flatMap(([path, { default: meta, ...stories }]) =>
      Object.keys(stories)
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => {
          const story = composed(path, name)
          const { viewport } = story.globals
          const size = viewports[viewport?.value]?.styles
          const { modes, disableSnapshot } = story.parameters.chromatic ?? {}
          return {
            id: idOf(meta.title, name),
            title: meta.title,
            name: titled(name),
            export: name,
            file: path.slice(1),
            modes: disableSnapshot ? {} : modes,
            plays: Boolean(stories[name].play ?? meta.play),
            base: annotations.initialGlobals,
            own: { ...meta.globals, ...stories[name].globals },
            world: story.parameters.world ?? null,
            route: story.parameters.route ?? '/',
            size: size ? [Number.parseInt(size.width, 10), Number.parseInt(size.height, 10)] : null,
          }
        }),
    )

  const show = async ({ file, export: name }, globals, playing) => {
    const isOwnLook = Object.keys(globals).length === 0
    configure({ asyncUtilTimeout: isOwnLook ? LOOK_FOR : LOOK_ELSEWHERE_FOR })
    const root = document.getElementById('storybook-root')
    const story = composed(`/${file}`, name, globals, playing)
    visual.restart()
    document.activeElement?.blur()
    if (window.scrollX !== 0 || window.scrollY !== 0) {
      window.scrollTo(0, 0)
      // Its event comes with the next frame and would be the first one of the new story.
      await visual.frame()
    }
    document.body.className = `sb-show-main sb-main-${story.parameters.layout ?? 'padded'}`
    try {
      await Promise.race([story.run({ canvasElement: root }), timeout(MAX_PLAY_MS, 'The story')])
      return null
    } catch (error) {
      return isOwnLook ? String(error?.message ?? error).split('\n')[0] : null
    }
  }

  let changed = false
  let release = () => {}
  const watch = new MutationObserver(() => {
    changed = true
  })

  Object.assign(visual, {
    load,
    list,
    show,
    rest: async () => {
      const state = await rest(visual)
      evenTraces()
      visual.capturing = true
      // Scrolled, the picture of a whole page would have its header in the middle.
      window.scrollTo(0, 0)
      release = pinScrolled()
      await visual.frame()
      changed = false
      watch.observe(document.body, ALL)
      return state
    },
    /** Ends the picture. @returns its texts, or null: the page has changed meanwhile */
    texts: async () => {
      const texts = textsOf(document.body)
      await visual.frame()
      watch.disconnect()
      release()
      visual.capturing = false
      return changed ? null : texts
    },
    look: () => ({ properties: LOOK, tokens: tokensOf(), elements: elementsOf(document.body) }),
  })
}
