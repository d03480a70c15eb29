import DOMPurify from 'dompurify'
import { limitHtml } from './limit-html.ts'
import {
  type LinkRules,
  sanitiseAttributes,
  sanitiseImage,
  sanitiseLink,
} from './sanitise-elements.ts'

export type CleanOptions = LinkRules & {
  /** Level of the heading above (1 to 5); the text's own headings begin one below. */
  level: number
}

const MAX_DEPTH = 32

const TAGS =
  'p br b strong i em u s h2 h3 h4 ul ol li a img blockquote table thead tbody tr th td hr span bdi details summary'
/** Let through the first sieve only to become one of the above. */
const HEADINGS = 'h1 h2 h3 h4 h5 h6'
const BOXES = 'article center dd div dt figcaption figure pre section'

const words = (list: string) => list.split(' ')
const blocks = [TAGS, HEADINGS, BOXES]
  .flatMap(words)
  .filter((name) => !/^(?:a|b|bdi|br|em|i|img|s|span|strong|u)$/.test(name))
  .join(',')

const SIEVE = {
  ALLOWED_TAGS: [TAGS, HEADINGS, BOXES].flatMap(words),
  ALLOWED_ATTR: ['href', 'alt', 'src', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'start'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Without this the pattern for addresses would judge numbers and languages too.
  ADD_URI_SAFE_ATTR: ['lang', 'dir', 'colspan', 'rowspan', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|tg:|whatsapp:|\/(?!\/))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
}

/** Leaves an element's content in its place. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const rename = (element: Element, name: string) => {
  if (element.localName === name) return
  const other = element.ownerDocument.createElement(name)
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** The levels in use become consecutive ones below the caller's: no gaps, nothing above it. */
const headingNames = (elements: readonly Element[], level: number) => {
  const used = [...new Set(elements.map((one) => one.localName))].filter((name) =>
    words(HEADINGS).includes(name),
  )
  return new Map(used.sort().map((name, at) => [name, `h${Math.min(6, level + 1 + at)}`]))
}

const isEmpty = (element: Element) => !element.textContent.trim() && !element.querySelector('img')

const settle = (element: Element, headings: Map<string, string>, rules: LinkRules) => {
  const name = element.localName
  const above = element.parentElement?.localName
  sanitiseAttributes(element)
  const heading = headings.get(name)
  if (name === 'a') sanitiseLink(element, rules) || unwrap(element)
  else if (name === 'img') sanitiseImage(element, rules)
  else if (heading) isEmpty(element) ? element.remove() : rename(element, heading)
  else if (words(BOXES).includes(name)) {
    if (element.querySelector(blocks)) unwrap(element)
    else isEmpty(element) ? element.remove() : rename(element, 'p')
  } else if (name === 'li' && above !== 'ul' && above !== 'ol') rename(element, 'p')
  else if (name === 'summary' && above !== 'details') rename(element, 'p')
}

/**
 * D-049: the server's HTML as nodes that may stand in the page. Only text, lists, tables, safe
 * links and pictures from the given places are left; nothing of it is styled, named or run.
 * Long and deeply nested input is cut, never refused.
 */
export function sanitiseHtml(html: string, options: CleanOptions): DocumentFragment {
  // The fragment belongs to an inert document: until it is moved, no picture is fetched.
  const fragment = DOMPurify.sanitize(limitHtml(html), SIEVE)
  const elements = [...fragment.querySelectorAll('*')]
  const depths = new Map<Element, number>()
  for (const element of elements) {
    const above = element.parentElement
    depths.set(element, above ? (depths.get(above) ?? 0) + 1 : 1)
  }
  const headings = headingNames(elements, options.level)
  // Children before parents: an element that goes leaves settled content behind.
  for (const element of elements.reverse()) {
    if ((depths.get(element) ?? 0) > MAX_DEPTH) unwrap(element)
    else settle(element, headings, options)
  }
  return fragment
}
