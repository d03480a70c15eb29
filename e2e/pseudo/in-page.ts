// The problems of a page in the pseudo-language. Functions that run inside of the page are self-contained, because they
// are sent there as text.

declare global {
  interface Window {
    /** The backend's answers. */
    heard: string[]
  }
}

/** Words that Intl writes into dates, times and names of countries and languages: they need no translation. */
export function wordsOfIntl(): string[] {
  const words = new Set<string>()
  const add = (text: string) => {
    for (const word of text.match(/\p{L}{2,}/gu) ?? []) words.add(word.toLowerCase())
  }
  for (let month = 0; month < 12; month += 1)
    for (const width of ['long', 'short'] as const)
      add(new Intl.DateTimeFormat('en', { month: width }).format(Date.UTC(2026, month, 3)))
  for (let day = 1; day < 8; day += 1)
    for (const width of ['long', 'short'] as const)
      add(new Intl.DateTimeFormat('en', { weekday: width }).format(Date.UTC(2026, 10, day)))
  for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const)
    for (const style of ['long', 'short', 'narrow'] as const)
      for (const numeric of ['auto', 'always'] as const)
        for (const value of [-1, 0, 1, 3, -3])
          add(new Intl.RelativeTimeFormat('en', { style, numeric }).format(value, unit))
  for (const unit of [
    'second',
    'minute',
    'hour',
    'day',
    'week',
    'month',
    'year',
    'kilobyte',
    'megabyte',
  ])
    for (const unitDisplay of ['long', 'short', 'narrow'] as const)
      for (const value of [1, 3])
        add(new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay }).format(value))
  add(new Intl.DateTimeFormat('en', { timeZoneName: 'long', timeZone: 'Asia/Dhaka' }).format())
  add('GMT UTC Bangladesh Time English Åland Palestine Islas Malvinas')
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = regions.of(code)
    if (name) add(`${code} ${name}`)
  }
  return [...words]
}

/** Runs before any script of the page: stores the backend's answers, whose texts are not the portal's. */
export function hearAnswers() {
  window.heard = []
  const network = window.fetch.bind(window)
  window.fetch = async (...call: Parameters<typeof fetch>) => {
    const answer = await network(...call)
    if (/json/.test(answer.headers.get('content-type') ?? ''))
      answer
        .clone()
        .text()
        .then(
          (text) => window.heard.push(text.toLowerCase()),
          () => undefined,
        )
    return answer
  }
}

/**
 * Texts that are hard-coded, cut off or wider than the window on the current page. `known` are words from elsewhere,
 * `width` is the window's.
 */
export function pseudoMistakesIn({ known, width }: { known: readonly string[]; width: number }) {
  const found = new Set<string>()
  const from = new Set(known)
  const wire = window.heard.join('\n')
  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)
  const UNSEEN =
    'script, style, template, noscript, svg, iframe, [lang]:not(html), portal-mock-panel'
  const BLOCK =
    'p, li, h1, h2, h3, h4, dt, dd, td, th, button, a, label, figcaption, summary, legend, option, div, section, body'
  /** A text is whatever is in brackets; a text may contain another one. */
  const outside = (text: string) => {
    for (let rest = text; ; ) {
      const less = rest.replaceAll(/\[[^[\]]*\]/g, ' ')
      if (less === rest) return rest
      rest = less
    }
  }
  const judge = (text: string, where: string) => {
    const strange = (word: string) => !from.has(word) && !wire.includes(word)
    const words =
      outside(text.replaceAll(/https?:\S+/g, ' '))
        .toLowerCase()
        .match(/\p{L}{2,}/gu) ?? []
    if (words.some(strange)) found.add(`not a text: ${where}`)
  }
  const blocks = new Map<Element, string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const block = node.parentElement?.closest(BLOCK)
    if (block && !node.parentElement?.closest(UNSEEN))
      blocks.set(block, `${blocks.get(block) ?? ''} ${node.nodeValue}`)
  }
  for (const text of blocks.values()) judge(text, `"${short(text)}"`)
  for (const element of document.body.querySelectorAll(
    '[aria-label], [title], [alt], [placeholder]',
  ))
    if (!element.closest(UNSEEN))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        judge(
          element.getAttribute(name) ?? '',
          `${name}="${short(element.getAttribute(name) ?? '')}"`,
        )
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${short(element.textContent ?? '')}"`
  for (const element of document.body.querySelectorAll(
    'button, a, label, h1, h2, h3, th, td, legend, summary, [role="tab"], [role="option"], dt, dd, p',
  )) {
    const { width: own, height } = element.getBoundingClientRect()
    if (own < 2 || height < 2 || element.closest('[aria-hidden="true"], [inert], iframe')) continue
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const clips = overflowX === 'hidden' || overflowX === 'clip'
    const clamped = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    if (clips && !clamped && element.scrollWidth > element.clientWidth + 1)
      found.add(`cut: ${nameOf(element)}`)
    if (overflowY === 'hidden' && !clamped && element.scrollHeight > element.clientHeight + 2)
      found.add(`cut below: ${nameOf(element)}`)
  }
  // Boxes in the flow of one parent are side by side or below each other, unless one is shifted over the other.
  const inFlow = (element: Element) => {
    const { position, display, float } = getComputedStyle(element)
    const { width: across, height } = element.getBoundingClientRect()
    const shown = across > 2 && height > 2 && display !== 'contents' && float === 'none'
    return (
      shown && (position === 'static' || (position === 'relative' && !element.matches('[inert]')))
    )
  }
  const isText = (element: Element) => /\p{L}/u.test(element.textContent ?? '')
  for (const parent of document.body.querySelectorAll(
    'main *, header *, footer *, [role="dialog"] *',
  )) {
    if (parent.childElementCount < 2 || parent.childElementCount > 40) continue
    if (
      parent.closest('[aria-hidden="true"], [inert], svg') ||
      /grid/.test(getComputedStyle(parent).display)
    )
      continue
    const boxes = [...parent.children].filter((one) => inFlow(one) && isText(one))
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        const inline =
          getComputedStyle(one).display === 'inline' || getComputedStyle(other).display === 'inline'
        if (across > 3 && down > 3 && !inline)
          found.add(`overlap: ${nameOf(one)} and ${nameOf(other)}`)
      }
  }
  const wide = document.documentElement.scrollWidth
  if (wide > width) found.add(`scrolls sideways: ${wide} px in a window of ${width}`)
  return [...found]
}
