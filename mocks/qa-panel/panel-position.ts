import { realDevice } from '#mocks/boot/real-storage.ts'
import { h } from './dom.ts'

const PLACE = 'portal-mock:panel-place'
const LARGE = 'portal-mock:panel-large'

/** The position of the panel: floating in a corner, or docked at an edge, where the page makes room. */
const PLACES = [
  ['left', 'Left corner'],
  ['right', 'Right corner'],
  ['side', 'Right edge'],
  ['bottom', 'Bottom edge'],
] as const
type Place = (typeof PLACES)[number][0]

const isPlace = (text: string | null): text is Place => PLACES.some(([place]) => place === text)

/** The breakpoint of the style sheet: a page this narrow has no room next to the panel. */
const NARROW = '(max-width: 767px)'

/**
 * Minimum width left for the page: its widest breakpoint. Media queries measure the window rather than the room next to
 * the panel, so a narrower page would be cut off; then the panel covers it instead.
 */
const MIN_PAGE_WIDTH = 1280

/** The space of the page that a docked panel covers. */
function makeRoom(place: Place, panel: HTMLElement): void {
  const { width, height } = panel.getBoundingClientRect()
  const { style } = document.documentElement
  const narrow = matchMedia(NARROW).matches
  const beside = place === 'side' && width > 0 && innerWidth - width >= MIN_PAGE_WIDTH
  style.paddingInlineEnd = beside ? `${width}px` : ''
  const below = place === 'bottom' || (place === 'side' && narrow)
  style.paddingBlockEnd = below && height > 0 ? `${height}px` : ''
}

/** The position of the panel, remembered on this device; a hidden panel takes no space. */
export function positionChoice(host: HTMLElement, panel: HTMLElement): HTMLSelectElement {
  const kept = realDevice.get(PLACE)
  let place: Place = isPlace(kept) ? kept : 'left'
  const choice = h(
    'select',
    { 'aria-label': 'Place of the panel' },
    ...PLACES.map(([value, text]) => h('option', { value }, text)),
  )
  const show = () => {
    host.dataset.place = place
    choice.value = place
    makeRoom(place, panel)
  }
  choice.addEventListener('change', () => {
    if (!isPlace(choice.value)) return
    place = choice.value
    realDevice.set(PLACE, place)
    show()
  })
  new ResizeObserver(() => makeRoom(place, panel)).observe(panel)
  addEventListener('resize', () => makeRoom(place, panel))
  show()
  return choice
}

/** Makes the panel larger, remembered on this device. */
export function sizeSwitch(host: HTMLElement): HTMLButtonElement {
  const label = { 'aria-label': 'Larger', title: 'Larger' }
  const button = h('button', { type: 'button', class: 'large', ...label }, '⤢')
  const show = (on: boolean) => {
    host.toggleAttribute('data-large', on)
    button.setAttribute('aria-pressed', String(on))
  }
  show(realDevice.get(LARGE) === '1')
  button.addEventListener('click', () => {
    const on = !host.hasAttribute('data-large')
    realDevice.set(LARGE, on ? '1' : '')
    show(on)
  })
  return button
}
