// Shows the two pictures of a change: side by side, as a difference, under a slider, blended, alternating.

export const VIEWS = ['Both', 'Difference', 'Slider', 'Onion skin', 'Flicker']
/** Fitted to the difference, the whole picture, or as many times its size. */
export const ZOOMS = ['fit', 'whole', 1, 2, 4, 8]

const FLICKER_MS = 700
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Creates an element with attributes, event handlers in `on…` and children. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== undefined) element.setAttribute(name, value)
  }
  element.append(
    ...children.filter((child) => child !== undefined && child !== null && child !== false),
  )
  return element
}

const source = (hash) => `pictures/${hash}.png`
const image = (hash, alt) => make('img', { src: source(hash), alt })

/** Room around a difference, so that one sees where it is. */
const AROUND = 32
/** The smallest part of a picture that fills the frame: a small component stays recognisable as one. */
const SMALLEST = [200, 100]

/** The part of the picture around all differences: `[x, y, width, height]`. */
export function partOf({ boxes: found, width, height }) {
  if (found.length === 0) return [0, 0, width, height]
  const [left, top] = [0, 1].map((at) => Math.min(...found.map((box) => box[at])))
  const right = Math.max(...found.map(([x, , wide]) => x + wide))
  const bottom = Math.max(...found.map(([, y, , high]) => y + high))
  const high = Math.min(height, Math.max(bottom - top + 2 * AROUND, SMALLEST[1]))
  const wide = Math.min(width, Math.max(right - left + 2 * AROUND, SMALLEST[0], high))
  const start = (middle, size, whole) => Math.min(Math.max(0, middle - size / 2), whole - size)
  return [
    start((left + right) / 2, wide, width),
    start((top + bottom) / 2, high, height),
    wide,
    high,
  ]
}

/** Marks where the pictures differ. It sets properties, because a policy may forbid a style attribute. */
function boxes({ boxes: found, width, height }) {
  return found.map(([x, y, wide, high]) => {
    const box = make('div', { class: 'box' })
    Object.assign(box.style, {
      left: `${(x / width) * 100}%`,
      top: `${(y / height) * 100}%`,
      width: `${(wide / width) * 100}%`,
      height: `${(high / height) * 100}%`,
    })
    return box
  })
}

const widthOf = ({ width }, zoom, [, , wide]) => {
  if (zoom === 'whole') return '100%'
  return zoom === 'fit' ? `${(width / wide) * 100}%` : `${width * zoom}px`
}

function sheet(change, zoom, images, { className = '', mark } = {}) {
  const part = partOf(change)
  const inner = make('div', { class: `sheet ${className}` }, ...images)
  inner.style.width = widthOf(change, zoom, part)
  inner.style.aspectRatio = `${change.width} / ${change.height}`
  const frame = make(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'Picture' },
    inner,
  )
  if (zoom === 'fit') frame.style.aspectRatio = `${part[2]} / ${part[3]}`
  const toPart = () => {
    const scale = inner.clientWidth / change.width
    frame.scrollTo(part[0] * scale, part[1] * scale)
  }
  mark?.(inner)
  if (zoom === 'fit') new ResizeObserver(toPart).observe(inner)
  return frame
}

const figure = (caption, body, extra) => {
  const whole = make('figure', {}, make('figcaption', {}, caption), extra, body)
  whole.style.flex = '1 1 0'
  whole.style.minWidth = '0'
  return whole
}

function ranged(label, value, apply) {
  const range = make('input', {
    type: 'range',
    min: '0',
    max: '100',
    value,
    oninput: () => apply(Number(range.value)),
  })
  apply(Number(value))
  return make('label', { class: 'actions' }, label, range)
}

function slider(change, zoom, mark) {
  const after = image(change.after, 'After')
  const body = sheet(change, zoom, [image(change.before, 'Before'), after], { mark })
  const control = ranged('Before / after', '50', (at) => {
    after.style.clipPath = `inset(0 0 0 ${at}%)`
  })
  return figure('Left of the edge before, right of it after', body, control)
}

function onion(change, zoom, mark) {
  const after = image(change.after, 'After')
  const body = sheet(change, zoom, [image(change.before, 'Before'), after], { mark })
  const control = ranged('After shows through', '50', (at) => {
    after.style.opacity = String(at / 100)
  })
  return figure('Before, and after over it', body, control)
}

function flicker(change, zoom, mark, clock) {
  const after = image(change.after, 'After')
  const body = sheet(change, zoom, [image(change.before, 'Before'), after], { mark })
  const turn = () => {
    after.hidden = !after.hidden
    button.textContent = after.hidden ? 'Shown: before' : 'Shown: after'
  }
  const button = make('button', { type: 'button', class: 'quiet', onclick: turn }, 'Shown: after')
  if (!still.matches) clock(setInterval(turn, FLICKER_MS))
  return figure('Before and after in turn', body, button)
}

/**
 * @param change one difference of the report
 * @param mark puts pins on the newer picture
 * @param clock collects a timer that ends with the view
 */
export function pictures(change, view, zoom, mark, clock) {
  if (!change.before)
    return [figure('New', sheet(change, zoom, [image(change.after, 'New')], { mark }))]
  if (view === 'Slider') return [slider(change, zoom, mark)]
  if (view === 'Onion skin') return [onion(change, zoom, mark)]
  if (view === 'Flicker') return [flicker(change, zoom, mark, clock)]
  if (view === 'Difference') {
    const parts = [
      image(change.after, 'After, dimmed'),
      image(change.mask, 'Pixels that differ'),
      ...boxes(change),
    ]
    return [
      figure(
        `${change.pixels} pixels differ`,
        sheet(change, zoom, parts, { className: 'difference', mark }),
      ),
    ]
  }
  return ['before', 'after'].map((side) => {
    const caption = side === 'before' ? 'Before' : 'After'
    const parts = [image(change[side], caption), ...boxes(change)]
    return figure(caption, sheet(change, zoom, parts, side === 'after' ? { mark } : {}))
  })
}
