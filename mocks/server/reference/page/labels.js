// Some controls of the library have no name, and some scrolling parts cannot be reached by keyboard.
const NAMES = [
  ['textarea.body-param__text', 'Request body'],
  ['select.examples-select-element', 'Example'],
]
const SCROLLING = '.microlight, .curl, .model-box'

const label = (place) => {
  for (const [selector, name] of NAMES)
    for (const element of place.querySelectorAll(selector)) element.ariaLabel ??= name
  for (const element of place.querySelectorAll(SCROLLING)) element.tabIndex = 0
  for (const element of place.querySelectorAll('.information-container'))
    Object.assign(element, { role: 'region', ariaLabel: 'About this page' })
}

/** Keeps naming the controls that are rendered in this element. */
export function keepLabelled(place) {
  new MutationObserver(() => label(place)).observe(place, { childList: true, subtree: true })
}
