// Runs in the browser: describes what is on the page.

/** Attributes that a screen reader announces. */
const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt', 'value', 'aria-description']

export function textsOf(root) {
  const found = new Set()
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) found.add(node.data)
    else for (const name of SPOKEN) found.add(node.getAttribute(name) ?? '')
  }
  return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

export const LOOK = [
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

/** The role, the name and the text of an element, as a person would call it. */
function nameOf(element) {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const shortened = label.replace(/\s+/g, ' ').trim().slice(0, 60)
  const own = [...element.classList].map((name) => name.replace(/^_?[\w-]{6}_/, '')).join('.')
  const what = element.getAttribute('role') ?? element.localName
  return `${what}${own ? `.${own}` : ''}${shortened ? ` “${shortened}”` : ''}`
}

function pathOf(element) {
  const steps = []
  for (let at = element; at.parentElement; at = at.parentElement)
    steps.unshift(`${at.localName}:${[...at.parentElement.children].indexOf(at)}`)
  return steps.join('>')
}

/** Every element that takes up space, with the properties that determine its look. */
export function elementsOf(root) {
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

/** The custom properties of the root by value: a designer's names of colours and sizes. */
export function tokensOf() {
  const style = getComputedStyle(document.documentElement)
  const probe = document.body.appendChild(document.createElement('i'))
  const tokens = {}
  for (const name of style) {
    if (!name.startsWith('--')) continue
    probe.style.color = ''
    probe.style.color = `var(${name})`
    const value = style.getPropertyValue(name).trim()
    // Sizes are written in rem, and computed in px.
    probe.style.letterSpacing = /^[\d.]+rem$/.test(value) ? value : ''
    const { color, letterSpacing } = getComputedStyle(probe)
    const size = probe.style.letterSpacing ? letterSpacing : value
    tokens[name] = CSS.supports('color', value) ? color : size
  }
  probe.remove()
  return tokens
}
