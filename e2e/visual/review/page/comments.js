// Comments pinned to places of a picture, with a list beside it to write, answer and resolve.
import { make } from './pictures.js'
import { CHANGED_SINCE, threadsOf } from './threads.js'

/** Pixels of the picture for an arrow key, and with Shift. */
const STEP = 1
const LEAP = 10
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const when = (at) =>
  make(
    'time',
    { datetime: at },
    new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  )

export const counted = (count) => (count === 1 ? '1 comment' : `${count} comments`)

/** The middle of the largest difference. */
const middleOf = ({ boxes: [box], width, height }) => {
  const [x, y, wide, high] = box ?? [0, 0, width, height]
  return [Math.round(x + wide / 2), Math.round(y + high / 2)]
}

/**
 * @param comments `all()` returns what is known, `add(entry)` keeps one and says whether it could, `author()` returns a
 * name, `redraw(id)` draws comments again and moves the focus to the element with that id
 */
export function createComments({ all, add, author, redraw }) {
  /** Texts that are not sent yet, by place. */
  const drafts = new Map()
  const answers = new Map()
  /** The change whose pins and list are on the page. */
  const shownNow = {}
  const opened = new Set()

  const threads = () => threadsOf(all())
  const isOn =
    ({ id, mode }) =>
    ({ first }) =>
      first.story === id && first.mode === mode
  const openOn = (change) => threads().filter((one) => one.open && isOn(change)(one))
  const keyOf = ({ id, mode }) => `${id} ${mode}`

  const entry = ({ story, mode, thread }, part) => ({
    story,
    mode,
    thread,
    at: new Date().toISOString(),
    id: newId(),
    by: author(),
    ...part,
  })

  /** Pins a comment to a picture. @returns {Promise<string | undefined>} its thread, if it was kept */
  async function pin(change, text, place = middleOf(change)) {
    const id = newId()
    const of = { story: change.id, mode: change.mode, thread: id }
    const one = entry(of, { id, text, picture: change.after, place })
    return (await add(one)) ? id : undefined
  }

  function begin(change, place = middleOf(change)) {
    const key = keyOf(change)
    drafts.set(key, { text: '', ...drafts.get(key), place })
    redraw('new-comment')
  }

  const placeText = ({ place: [x, y] }) => `At ${x}, ${y}`

  function put(element, { width, height }, [x, y]) {
    element.style.left = `min(${(x / width) * 100}%, 100% - var(--pin))`
    element.style.top = `max(${(y / height) * 100}%, var(--pin))`
  }

  function draftPin(change, draft) {
    const move = (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        document.getElementById('new-comment').focus()
      }
      const arrow = ARROWS[event.key]
      if (!arrow) return
      event.preventDefault()
      const most = [change.width - 1, change.height - 1]
      const by = event.shiftKey ? LEAP : STEP
      draft.place = draft.place.map((at, axis) =>
        Math.max(0, Math.min(most[axis], at + arrow[axis] * by)),
      )
      put(element, change, draft.place)
      document.getElementById('place').textContent = placeText(draft)
    }
    const element = make(
      'button',
      {
        type: 'button',
        id: 'draft-pin',
        class: 'pin draft',
        'aria-label': 'Place of the new comment: move it with the arrow keys',
        'aria-describedby': 'place',
        onkeydown: move,
      },
      '+',
    )
    put(element, change, draft.place)
    return element
  }

  const isEarlier = ({ first }, change) => first.picture !== change.after

  function threadPin(change, thread, at) {
    const { id, by, place } = thread.first
    const earlier = isEarlier(thread, change)
    const element = make(
      'button',
      {
        type: 'button',
        id: `pin-${id}`,
        class: earlier ? 'pin earlier' : 'pin',
        'aria-label': `Comment ${at + 1} by ${by}${earlier ? ', on an earlier picture' : ''}`,
        onclick: () => document.getElementById(`thread-${id}`).focus(),
      },
      String(at + 1),
    )
    put(element, change, place)
    return element
  }

  function drawPins() {
    const { change, sheet } = shownNow
    for (const pinned of sheet.querySelectorAll('.pin')) pinned.remove()
    const isInside = ({ first: { place } }) => place[0] < change.width && place[1] < change.height
    const pins = openOn(change).map((one, at) => (isInside(one) ? threadPin(change, one, at) : ''))
    const draft = drafts.get(keyOf(change))
    sheet.append(...pins, draft ? draftPin(change, draft) : '')
  }

  /** Shows the pins on a picture, and takes the place of a new one. */
  const mark = (change) => (sheet) => {
    Object.assign(shownNow, { change, sheet })
    drawPins()
    sheet.addEventListener('click', (event) => {
      if (event.target.closest('button')) return
      const { left, top, width } = sheet.getBoundingClientRect()
      const scale = change.width / width
      begin(change, [
        Math.floor((event.clientX - left) * scale),
        Math.floor((event.clientY - top) * scale),
      ])
    })
  }

  const field = (id, label, draft) =>
    make(
      'label',
      {},
      label,
      make(
        'textarea',
        {
          id,
          rows: '3',
          maxlength: '2000',
          required: true,
          oninput: ({ target }) => Object.assign(draft, { text: target.value }),
        },
        draft.text,
      ),
    )

  const formOf = (send, ...children) =>
    make(
      'form',
      {
        class: 'writing',
        onsubmit: (event) => {
          event.preventDefault()
          void send()
        },
      },
      ...children,
    )

  const button = (label, onclick, name) =>
    make('button', { type: 'button', class: 'quiet', onclick, 'aria-label': name }, label)

  function composer(change) {
    const draft = drafts.get(keyOf(change))
    if (!draft) return button('Add comment', () => begin(change))
    const send = async () => {
      const id = draft.text.trim() && (await pin(change, draft.text.trim(), draft.place))
      if (!id) return
      drafts.delete(keyOf(change))
      redraw(`thread-${id}`)
    }
    const cancel = () => {
      drafts.delete(keyOf(change))
      redraw('comments')
    }
    return formOf(
      send,
      field('new-comment', 'New comment', draft),
      make('p', { id: 'place', role: 'status' }, placeText(draft)),
      make(
        'p',
        { class: 'actions' },
        make('button', { type: 'submit', class: 'yes' }, 'Send comment'),
        button('Move', () => document.getElementById('draft-pin').focus(), 'Move its place'),
        button('Cancel', cancel),
      ),
    )
  }

  /** Leads from the list to the pin. */
  const numberOf = ({ id }, number) =>
    make(
      'button',
      {
        type: 'button',
        class: 'number',
        'aria-label': `Show the place of comment ${number}`,
        onclick: () => document.getElementById(`pin-${id}`)?.focus(),
      },
      String(number),
    )

  const said = ({ by, at, text, resolved }, number) => {
    const done = resolved ? 'resolved this' : 'reopened this'
    return [
      make('p', { class: 'by' }, number, make('b', {}, by), text ? '' : done, when(at)),
      text ? make('p', { class: 'text', dir: 'auto' }, text) : '',
    ]
  }

  function threadOf({ first, answers: later, open }, { number, warning } = {}) {
    const focus = `thread-${first.id}`
    const draft = answers.get(first.id)
    const answer = () => {
      answers.set(first.id, { text: '' })
      redraw(`answer-${first.id}`)
    }
    const send = async () => {
      const text = draft.text.trim()
      if (!text || !(await add(entry(first, { text })))) return
      answers.delete(first.id)
      redraw(focus)
    }
    const cancel = () => {
      answers.delete(first.id)
      redraw(focus)
    }
    const resolve = async () => {
      if (await add(entry(first, { resolved: open }))) redraw(open ? 'comments' : focus)
    }
    const actions = draft
      ? formOf(
          send,
          field(`answer-${first.id}`, 'Answer', draft),
          make(
            'p',
            { class: 'actions' },
            make('button', { type: 'submit', class: 'yes' }, 'Send answer'),
            button('Cancel', cancel),
          ),
        )
      : make(
          'p',
          { class: 'actions' },
          button('Answer', answer, `Answer ${first.by}`),
          open
            ? button('Resolve', resolve, `Resolve the comment by ${first.by}`)
            : button('Reopen', resolve, `Reopen the comment by ${first.by}`),
        )
    return make(
      'li',
      { id: focus, class: 'thread', tabindex: '-1' },
      ...said(first, number && numberOf(first, number)),
      warning && make('p', { class: 'warn' }, warning),
      ...later.flatMap((one) => said(one)),
      actions,
    )
  }

  const folded = (name, label, list) =>
    make(
      'details',
      {
        class: 'comments',
        open: opened.has(name),
        ontoggle: ({ target }) => (target.open ? opened.add(name) : opened.delete(name)),
      },
      make('summary', {}, label),
      make('ol', {}, ...list),
    )

  /** The list beside a picture. */
  function panel(change) {
    const open = openOn(change)
    const resolved = threads().filter((one) => !one.open && isOn(change)(one))
    const inPicture = (thread, at) =>
      threadOf(thread, {
        number: at + 1,
        warning: isEarlier(thread, change) && CHANGED_SINCE,
      })
    const list = make(
      'section',
      { class: 'comments', 'aria-labelledby': 'comments' },
      make('h3', { id: 'comments', tabindex: '-1' }, 'Comments'),
      open.length === 0 && !drafts.has(keyOf(change))
        ? make('p', {}, 'None are open. Click a place of the picture to write one.')
        : '',
      make('ol', {}, ...open.map(inPicture)),
      composer(change),
      resolved.length > 0
        ? folded(
            'resolved',
            `${resolved.length} resolved`,
            resolved.map((one) => threadOf(one)),
          )
        : '',
    )
    shownNow.panel = list
    return list
  }

  function refresh() {
    if (!shownNow.panel?.isConnected) return
    drawPins()
    shownNow.panel.replaceWith(panel(shownNow.change))
  }

  /** Open comments on pictures that a report does not have. */
  function elsewhere(differences) {
    const rest = threads().filter((one) => one.open && !differences.some((of) => isOn(of)(one)))
    if (rest.length === 0) return ''
    const places = rest.map((thread) =>
      threadOf(thread, { warning: `${thread.first.story} (${thread.first.mode})` }),
    )
    const label = `${counted(rest.length)} on pictures that are not in this report`
    return folded('elsewhere', label, places)
  }

  return {
    pin,
    begin,
    mark,
    panel,
    refresh,
    elsewhere,
    countOn: (changes) => changes.flatMap(openOn).length,
  }
}
