// Runs in the browser: draws one story of the tree that the server serves, and says when it has come to rest.
// The server puts it into a virtual module whose first lines name `files`, `sources` and the project's annotations.

/** As Storybook makes an id from a title and an export's name. */
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

const STILL_FOR = 90
const WAITING_FOR = 700
const AT_MOST = 6000

/** The longest that a play function may take before its story is drawn as it stands. */
const PLAY_AT_MOST = 45_000

const timeout = (ms, what) =>
  new Promise((_done, failed) => {
    setTimeout(() => failed(new Error(`${what} took longer than ${ms / 1000} s`)), ms)
  })

/** Attributes that say something to whoever hears a page. */
const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt', 'value', 'aria-description']

function textsOf(root) {
  const found = new Set()
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) found.add(node.data)
    else for (const name of SPOKEN) found.add(node.getAttribute(name) ?? '')
  }
  return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

const LOOK = [
  'display',
  'position',
  'z-index',
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-width',
  'border-top-left-radius',
  'box-shadow',
  'outline-width',
  'outline-color',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'direction',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'row-gap',
  'column-gap',
  'transform',
  'fill',
  'stroke',
  'visibility',
]

/** Its role, name and words, as a person would call it. */
function nameOf(element) {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const said = label.replace(/\s+/g, ' ').trim().slice(0, 60)
  const own = [...element.classList].map((name) => name.replace(/^[\w-]{6}_/, '')).join('.')
  const what = element.getAttribute('role') ?? element.localName
  return `${what}${own ? `.${own}` : ''}${said ? ` “${said}”` : ''}`
}

function pathOf(element) {
  const steps = []
  for (let at = element; at.parentElement; at = at.parentElement)
    steps.unshift(`${at.localName}:${[...at.parentElement.children].indexOf(at)}`)
  return steps.join('>')
}

/** Every element that takes up room, with what decides how it looks. */
function elementsOf(root) {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return []
    const style = getComputedStyle(element)
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return [
      {
        path: pathOf(element),
        name: nameOf(element),
        box: [box.x + scrollX, box.y + scrollY, box.width, box.height].map(
          (side) => Math.round(side * 100) / 100,
        ),
        text: own
          .map((node) => node.data)
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim(),
        look: LOOK.map((property) => style.getPropertyValue(property)),
      },
    ]
  })
}

/** A custom property of the root, by its value: what a designer calls a colour or a size. */
function tokensOf() {
  const style = getComputedStyle(document.documentElement)
  const probe = document.body.appendChild(document.createElement('i'))
  const tokens = {}
  for (const name of style) {
    if (!name.startsWith('--')) continue
    probe.style.color = ''
    probe.style.color = `var(${name})`
    const value = style.getPropertyValue(name).trim()
    tokens[name] = CSS.supports('color', value) ? getComputedStyle(probe).color : value
  }
  probe.remove()
  return tokens
}

/** Waits until nothing moves: no change of the page, no call in flight, no picture or font to come. */
async function rest(visual) {
  const start = visual.now()
  let changed = start
  const watch = new MutationObserver(() => {
    changed = visual.now()
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    for (;;) {
      await visual.frame()
      const now = visual.now()
      const quiet = now - Math.max(changed, visual.lastCall)
      const pictures = [...document.images].every(
        (image) => image.complete || image.loading === 'lazy',
      )
      const idle = visual.calls === 0 && pictures && document.fonts.status === 'loaded'
      if (idle && quiet >= STILL_FOR) return 'settled'
      // A scenario that never answers: what waits is what is to be seen.
      if (quiet >= WAITING_FOR) return 'waiting'
      if (now - start >= AT_MOST) return 'restless'
    }
  } finally {
    watch.disconnect()
  }
}

/** @param files story files by path, as functions that import them; @param compose Storybook's composeStory */
export function stage({ files, sources, compose, annotations, viewports }) {
  const { visual } = window
  const modules = new Map()

  /** Loads everything once, in one order, so that no picture depends on which stories came before. */
  const load = async () => {
    for (const path of Object.keys(sources).sort()) await sources[path]()
    for (const path of Object.keys(files).sort()) modules.set(path, await files[path]())
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
  }

  const composed = (path, name, globals = {}, playing = true) => {
    const { default: meta, ...stories } = modules.get(path)
    const { play, ...still } = stories[name]
    // A play function of the meta is inherited: an empty one takes its place.
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
          const { modes } = story.parameters.chromatic ?? {}
          return {
            id: idOf(meta.title, name),
            title: meta.title,
            name: titled(name),
            export: name,
            file: path.slice(1),
            modes,
            plays: Boolean(stories[name].play ?? meta.play),
            base: annotations.initialGlobals,
            says: { ...meta.globals, ...stories[name].globals },
            screen: story.parameters.world !== undefined,
            size: size ? [Number.parseInt(size.width, 10), Number.parseInt(size.height, 10)] : null,
          }
        }),
    )

  const show = async ({ file, export: name }, globals, playing) => {
    const root = document.getElementById('storybook-root')
    const story = composed(`/${file}`, name, globals, playing)
    visual.restart()
    document.activeElement?.blur()
    window.scrollTo(0, 0)
    document.body.className = `sb-show-main sb-main-${story.parameters.layout ?? 'padded'}`
    try {
      await Promise.race([story.run({ canvasElement: root }), timeout(PLAY_AT_MOST, 'The story')])
      return null
    } catch (error) {
      return String(error?.message ?? error).split('\n')[0]
    }
  }

  Object.assign(visual, {
    load,
    list,
    show,
    rest: () => rest(visual),
    texts: () => textsOf(document.body),
    look: () => ({ properties: LOOK, tokens: tokensOf(), elements: elementsOf(document.body) }),
  })
}
