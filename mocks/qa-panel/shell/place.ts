import { realDevice } from '#mocks/boot/real-storage.ts'

const PLACE = 'portal-mock:panel-place'
const LARGE = 'portal-mock:panel-large'

/** The position of the panel: floating in a corner, or docked at an edge, where the page makes room. */
export const PLACES = {
  left: 'Left corner',
  right: 'Right corner',
  side: 'Right edge',
  bottom: 'Bottom edge',
} as const
export type Place = keyof typeof PLACES

export const isPlace = (text: string | null): text is Place =>
  text !== null && Object.hasOwn(PLACES, text)

/** The position of last time on this device. */
export function readPlace(): Place {
  const kept = realDevice.get(PLACE)
  return isPlace(kept) ? kept : 'left'
}
export const savePlace = (place: Place): void => realDevice.set(PLACE, place)

/** Whether the panel was larger last time on this device. */
export const readLarge = (): boolean => realDevice.get(LARGE) === '1'
export const saveLarge = (on: boolean): void => realDevice.set(LARGE, on ? '1' : '')

/** The breakpoint of the style sheet: a page this narrow has no room next to the panel. */
const NARROW = '(max-width: 767px)'

/**
 * Minimum width left for the page: its widest breakpoint. Media queries measure the window rather than the room next to
 * the panel, so a narrower page would be cut off; then the panel covers it instead.
 */
const MIN_PAGE_WIDTH = 1280

function makeRoom(place: Place, panel: HTMLElement): void {
  const { width, height } = panel.getBoundingClientRect()
  const { style } = document.documentElement
  const narrow = matchMedia(NARROW).matches
  const beside = place === 'side' && width > 0 && innerWidth - width >= MIN_PAGE_WIDTH
  style.paddingInlineEnd = beside ? `${width}px` : ''
  const below = place === 'bottom' || (place === 'side' && narrow)
  style.paddingBlockEnd = below && height > 0 ? `${height}px` : ''
}

/**
 * Gives the page padding where a docked panel covers it; a closed panel takes no space. Returns a function that ends
 * it.
 */
export function keepRoom(place: Place, panel: HTMLElement): () => void {
  const update = () => makeRoom(place, panel)
  const observer = new ResizeObserver(update)
  observer.observe(panel)
  addEventListener('resize', update)
  update()
  return () => {
    observer.disconnect()
    removeEventListener('resize', update)
  }
}
