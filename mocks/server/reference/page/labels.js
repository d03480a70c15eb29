// The library leaves some of its controls without a name, and what scrolls out of reach of the keyboard.
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

/** Keeps names on whatever is drawn in this place. */
export function keepLabelled(place) {
  new MutationObserver(() => label(place)).observe(place, { childList: true, subtree: true })
}
