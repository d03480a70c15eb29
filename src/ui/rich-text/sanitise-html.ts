import DOMPurify from 'dompurify'
import { limitHtml } from './limit-html.ts'
import {
  type LinkRules,
  sanitiseAttributes,
  sanitiseImage,
  sanitiseLink,
} from './sanitise-elements.ts'

export type SanitiseOptions = LinkRules & {
  /** Level of the heading above (1 to 5); the text's headings start one below. */
  level: number
}

const MAX_DEPTH = 32

const TAGS =
  'p br b strong i em u s h2 h3 h4 ul ol li a img blockquote table thead tbody tr th td hr span bdi details summary'
/** Allowed by DOMPurify and then replaced by one of the above. */
const HEADINGS = 'h1 h2 h3 h4 h5 h6'
const CONTAINERS = 'article center dd div dt figcaption figure pre section'

const split = (list: string) => list.split(' ')
const blocks = [TAGS, HEADINGS, CONTAINERS]
  .flatMap(split)
  .filter((name) => !/^(?:a|b|bdi|br|em|i|img|s|span|strong|u)$/.test(name))
  .join(',')

const PURIFY_CONFIG = {
  ALLOWED_TAGS: [TAGS, HEADINGS, CONTAINERS].flatMap(split),
  ALLOWED_ATTR: ['href', 'alt', 'src', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'start'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Otherwise the URI pattern would be applied to these, too.
  ADD_URI_SAFE_ATTR: ['lang', 'dir', 'colspan', 'rowspan', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|tg:|whatsapp:|\/(?!\/))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
}

/** Replaces an element by its content. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const rename = (element: Element, name: string) => {
  if (element.localName === name) return
  const other = element.ownerDocument.createElement(name)
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Maps the heading levels in use to consecutive ones below `level`. */
const headingNames = (elements: readonly Element[], level: number) => {
  const used = [...new Set(elements.map((one) => one.localName))].filter((name) =>
    split(HEADINGS).includes(name),
  )
  return new Map(used.sort().map((name, at) => [name, `h${Math.min(6, level + 1 + at)}`]))
}

const isEmpty = (element: Element) => !element.textContent.trim() && !element.querySelector('img')

const sanitiseElement = (element: Element, headings: Map<string, string>, rules: LinkRules) => {
  const name = element.localName
  const above = element.parentElement?.localName
  sanitiseAttributes(element)
  const heading = headings.get(name)
  if (name === 'a') sanitiseLink(element, rules) || unwrap(element)
  else if (name === 'img') sanitiseImage(element, rules)
  else if (heading) isEmpty(element) ? element.remove() : rename(element, heading)
  else if (split(CONTAINERS).includes(name)) {
    if (element.querySelector(blocks)) unwrap(element)
    else isEmpty(element) ? element.remove() : rename(element, 'p')
  } else if (name === 'li' && above !== 'ul' && above !== 'ol') rename(element, 'p')
  else if (name === 'summary' && above !== 'details') rename(element, 'p')
}

/**
 * Turns HTML from the server into safe nodes: text, lists, tables, safe links, and pictures from the allowed
 * places; no styles, ids, classes or scripts. Input that is too long or too deep is cut, not rejected.
 */
export function sanitiseHtml(html: string, options: SanitiseOptions): DocumentFragment {
  // The fragment belongs to an inert document, so no picture loads before it is checked.
  const fragment = DOMPurify.sanitize(limitHtml(html), PURIFY_CONFIG)
  const elements = [...fragment.querySelectorAll('*')]
  const depths = new Map<Element, number>()
  for (const element of elements) {
    const above = element.parentElement
    depths.set(element, above ? (depths.get(above) ?? 0) + 1 : 1)
  }
  const headings = headingNames(elements, options.level)
  // Children before parents, so that an unwrapped element leaves sanitised content.
  for (const element of elements.reverse()) {
    if ((depths.get(element) ?? 0) > MAX_DEPTH) unwrap(element)
    else sanitiseElement(element, headings, options)
  }
  return fragment
}
