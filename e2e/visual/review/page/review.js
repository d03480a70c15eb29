// The page of the review: changes by component, one card for a story in all its modes, verdicts by keyboard.
import { counted, createComments } from './comments.js'
import { make, pictures, VIEWS, ZOOMS } from './pictures.js'

const { report, hosted, author = '' } = window.review
const { entries, troubles } = window.review.comments
const { verdicts } = window.review

const sameVerdict = (one, other) =>
  ['picture', 'verdict', 'reason'].every((part) => one?.[part] === other?.[part])

/** Verdicts given on this page, each with the one that it replaces: `{ story, mode, was, now }`. */
const STORED = `given ${report.base}`
const stored = hosted ? [] : JSON.parse(localStorage.getItem(STORED) ?? '[]')
const given = stored.filter(({ story, mode, was }) => sameVerdict(verdicts[story]?.[mode], was))

function give(story, mode, now) {
  const known = given.find((one) => one.story === story && one.mode === mode)
  if (known) known.now = now
  else given.push({ story, mode, was: verdicts[story]?.[mode], now })
  verdicts[story] = { ...verdicts[story], [mode]: now }
}

for (const { story, mode, now } of given) give(story, mode, now)

const COMMENTED = `comments ${report.base}`
const ownEntries = hosted ? [] : JSON.parse(localStorage.getItem(COMMENTED) ?? '[]')

const state = { card: 0, mode: 0, view: 0, zoom: 0, filter: 'open' }
const byId = (id) => document.getElementById(id)
let timer

const verdictOf = ({ id, mode, after }) => {
  const one = verdicts[id]?.[mode]
  return one?.picture === after ? one : undefined
}

const modesOf = ({ changes }) => (changes.length === 1 ? '1 mode' : `${changes.length} modes`)

/** The same change in several modes of a story. */
const cards = [...Map.groupBy(report.differences, ({ id }) => id).values()].map((changes) => ({
  id: changes[0].id,
  title: changes[0].title,
  name: changes[0].name,
  changes,
}))

const stateOf = ({ changes }) => {
  const given = changes.map((change) => verdictOf(change)?.verdict)
  if (given.includes('denied')) return 'denied'
  return given.every((one) => one === 'accepted') ? 'accepted' : 'open'
}

const shown = () =>
  cards.filter((card) => {
    if (state.filter === 'commented') return comments.countOn(card.changes) > 0
    return state.filter === 'all' || stateOf(card) === state.filter
  })

/** Sends something to the server of the review. @returns {Promise<boolean>} whether it was kept */
async function send(path, what, value) {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(value) }).catch(
    () => null,
  )
  if (answer?.ok) return true
  byId('summary').textContent =
    `The ${what} was not kept: is \`npm run visual -- --review\` still running?`
  return false
}

async function addComment(entry) {
  if (hosted && !(await send('comments', 'comment', entry))) return false
  ownEntries.push(entry)
  if (!hosted) localStorage.setItem(COMMENTED, JSON.stringify(ownEntries))
  return true
}

const comments = createComments({
  all: () => [...new Map([...entries, ...ownEntries].map((one) => [one.id, one])).values()],
  add: addComment,
  author: () => byId('author').value.trim() || 'Reviewer',
  redraw: (focus) => {
    drawList()
    comments.refresh()
    byId(focus)?.focus()
  },
})

async function keep(changes, verdict, reason) {
  for (const { id, mode, after } of changes)
    give(id, mode, { picture: after, verdict, ...(reason && { reason }) })
  if (!hosted) localStorage.setItem(STORED, JSON.stringify(given))
  if (!hosted || (await send('verdicts', 'verdict', verdicts))) draw()
}

const accept = (changes) => keep(changes, 'accepted')

/** The reason is a comment on the difference, where it can be answered. */
async function denyFor(changes, reason) {
  const pictured = changes.find((change) => change === changeShown()) ?? changes[0]
  if (await comments.pin(pictured, reason)) await keep(changes, 'denied', reason)
}

function deny(changes) {
  const dialog = byId('denying')
  byId('reason').value = ''
  dialog.returnValue = ''
  dialog.onclose = () => {
    const reason = byId('reason').value.trim()
    if (dialog.returnValue === 'deny' && reason) void denyFor(changes, reason)
  }
  dialog.showModal()
}

const verdictLine = (change) => {
  const one = verdictOf(change)
  const text = one ? `${one.verdict}${one.reason ? `: ${one.reason}` : ''}` : 'no verdict yet'
  return make('span', { class: 'verdict', 'data-verdict': one?.verdict }, text)
}

function choices(label, names, chosen, choose) {
  const buttons = names.map((name, at) =>
    make(
      'button',
      { type: 'button', 'aria-pressed': String(at === chosen), onclick: () => choose(at) },
      String(name),
    ),
  )
  return make('div', { class: 'choices', role: 'group', 'aria-label': label }, ...buttons)
}

const set = (part) => {
  Object.assign(state, part)
  draw()
}

/** Maximum number of lines that leaves room for the pictures. */
const MAX_LINES = 4

const wordsOf = ({ words, element }) => {
  const lines = words.flatMap(({ element: name, lines: text }) =>
    text.map((line) => make('li', {}, make('b', {}, name), ' ', make('code', {}, line))),
  )
  if (lines.length === 0 && element)
    lines.push(make('li', {}, 'Under the difference: ', make('b', {}, element)))
  if (lines.length === 0) return undefined
  const list = (label, items) => make('ul', { 'aria-label': label }, ...items)
  const rest = lines.slice(MAX_LINES)
  return make(
    'div',
    { class: 'words' },
    list('What changed', lines.slice(0, MAX_LINES)),
    rest.length > 0
      ? make(
          'details',
          {},
          make('summary', {}, `${rest.length} more`),
          list('What else changed', rest),
        )
      : '',
  )
}

const ZOOM_NAMES = { fit: 'Fit', whole: 'Whole' }

const cardShown = () => shown()[state.card]

function changeShown() {
  const changes = cardShown()?.changes ?? []
  return changes[Math.min(state.mode, changes.length - 1)]
}

function drawMain() {
  clearInterval(timer)
  const main = byId('main')
  const card = cardShown()
  if (!card) {
    const text = report.differences.length === 0 ? 'Nothing differs.' : 'Nothing left in this list.'
    main.replaceChildren(make('p', { class: 'none' }, text))
    return
  }
  const change = changeShown()
  const zoomNames = ZOOMS.map((zoom) => ZOOM_NAMES[zoom] ?? `${zoom * 100} %`)
  const views = pictures(
    change,
    VIEWS[state.view],
    ZOOMS[state.zoom],
    comments.mark(change),
    (started) => {
      timer = started
    },
  )
  main.replaceChildren(
    make(
      'div',
      { class: 'head' },
      make('h2', {}, `${card.title}: ${card.name}`),
      make(
        'button',
        { type: 'button', class: 'yes', onclick: () => accept(card.changes) },
        'Accept',
      ),
      make('button', { type: 'button', class: 'no', onclick: () => deny(card.changes) }, 'Deny'),
    ),
    make('p', {}, `${change.file} · `, verdictLine(change)),
    choices(
      'Mode',
      card.changes.map(({ mode }) => mode),
      card.changes.indexOf(change),
      (mode) => set({ mode }),
    ),
    make(
      'div',
      { class: 'head' },
      choices('View', VIEWS, state.view, (view) => set({ view })),
      choices('Zoom', zoomNames, state.zoom, (zoom) => set({ zoom })),
    ),
    wordsOf(change) ?? '',
    make(
      'div',
      { class: 'desk' },
      make('div', { class: 'stage' }, ...views),
      comments.panel(change),
    ),
  )
}

const commentsOf = ({ changes }) => {
  const count = comments.countOn(changes)
  return count > 0 ? [counted(count)] : []
}

/** The room of a thumbnail, as in the style sheet. */
const ROOM = [72, 44]

/** The area of the difference, at most in its original size. */
function thumbnail({ after, before, width, height, boxes: [box = [0, 0, width, height]] }) {
  const picture = make('img', { src: `pictures/${after ?? before}.png`, alt: '', loading: 'lazy' })
  const [x, y, wide, high] = box
  const scale = Math.min(1, ROOM[0] / wide, ROOM[1] / high)
  picture.style.width = `${width * scale}px`
  picture.style.translate = `${-x * scale}px ${-y * scale}px`
  return make('span', { class: 'thumb' }, picture)
}

/** A long title wraps between its words: `UI/CaptchaField`. */
const wrapping = (title) =>
  title.split(/(?<=\/)|(?<=[a-z])(?=[A-Z])/).flatMap((part) => [part, make('wbr')])

function drawCards() {
  const list = shown()
  const groups = Map.groupBy(list, ({ title }) => title)
  const parts = [...groups].flatMap(([title, members]) => [
    make(
      'div',
      { class: 'group' },
      make('h2', {}, ...wrapping(title)),
      make(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'aria-label': `Accept all of ${title}`,
          onclick: () => accept(members.flatMap(({ changes }) => changes)),
        },
        'Accept all',
      ),
    ),
    ...members.map((card) =>
      make(
        'button',
        {
          type: 'button',
          class: 'card',
          'aria-current': String(list.indexOf(card) === state.card),
          onclick: () => set({ card: list.indexOf(card), mode: 0 }),
        },
        thumbnail(card.changes[0]),
        make(
          'span',
          {},
          make('b', {}, card.name),
          make('small', {}, [modesOf(card), stateOf(card), ...commentsOf(card)].join(', ')),
        ),
      ),
    ),
  ])
  byId('cards').replaceChildren(...parts, comments.elsewhere(report.differences))
}

function drawList() {
  state.card = Math.max(0, Math.min(state.card, shown().length - 1))
  const count = (wanted) => cards.filter((card) => stateOf(card) === wanted).length
  byId('summary').textContent =
    `Against ${report.base.slice(0, 8)}: ${cards.length} changes, ${count('open')} open, ${count('accepted')} accepted, ${count('denied')} denied${report.left > 0 ? `, ${report.left} pictures not drawn` : ''}`
  drawCards()
}

function draw() {
  drawList()
  drawMain()
}

const step = (by) => {
  set({ card: state.card + by, mode: 0 })
  document.querySelector('.card[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
}

function onKey(event) {
  const busy = event.ctrlKey || event.metaKey || event.altKey || byId('denying').open
  if (busy || /^(select|textarea|input)$/.test(event.target.localName)) return
  const card = cardShown()
  const keys = {
    j: () => step(1),
    k: () => step(-1),
    a: () => card && accept(card.changes),
    d: () => card && deny(card.changes),
    c: () => card && comments.begin(changeShown()),
    m: () => card && set({ mode: (state.mode + 1) % card.changes.length }),
    z: () => set({ zoom: (state.zoom + 1) % ZOOMS.length }),
  }
  const key = event.key.toLowerCase()
  const view = Number(key) - 1
  const work = keys[key] ?? (VIEWS[view] && (() => set({ view })))
  if (!work) return
  event.preventDefault()
  work()
}

/** Shows the story that the address names: `#ui-button--primary`. */
function openNamed() {
  const at = cards.findIndex(({ id }) => id === location.hash.slice(1))
  if (at >= 0) set({ filter: 'all', card: at, mode: 0 })
  byId('filter').value = state.filter
}

function wear(theme) {
  document.documentElement.dataset.theme = theme
  localStorage.setItem('review theme', theme)
  byId('theme').value = theme
}

function download() {
  const saved = JSON.stringify({ base: report.base, given, comments: ownEntries }, null, 2)
  const url = URL.createObjectURL(new Blob([`${saved}\n`], { type: 'application/json' }))
  make('a', { href: url, download: 'review.json' }).click()
  URL.revokeObjectURL(url)
}

byId('author').value = localStorage.getItem('review author') ?? author
byId('author').addEventListener('change', ({ target }) =>
  localStorage.setItem('review author', target.value.trim()),
)
byId('troubles').hidden = troubles.length === 0
byId('troubles').append(...troubles.map((trouble) => make('p', {}, trouble)))
wear(localStorage.getItem('review theme') ?? 'midnight')
byId('theme').addEventListener('change', ({ target }) => wear(target.value))
byId('filter').addEventListener('change', ({ target }) =>
  set({ filter: target.value, card: 0, mode: 0 }),
)
byId('accept-all').addEventListener('click', () =>
  accept(cards.filter((card) => stateOf(card) === 'open').flatMap(({ changes }) => changes)),
)
byId('download').hidden = hosted
byId('download').addEventListener('click', download)
document.addEventListener('keydown', onKey)
window.addEventListener('hashchange', openNamed)
draw()
openNamed()
