import { safePath, safeUrl } from '../../lib/safe-url.ts'

export type LinkRules = {
  /** Where pictures may come from: https addresses or paths on this origin they must start with. */
  images: readonly string[]
  /** This page's origin: links to it stay inside the app. */
  origin: string
}

const whole = (low: number, high: number) => (value: string) =>
  /^-?\d{1,5}$/.test(value) && Number(value) >= low && Number(value) <= high

/** What an attribute may hold; those not listed are free text. */
const VALUES: Record<string, (value: string) => boolean> = {
  lang: (value) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(value),
  dir: (value) => /^(?:ltr|rtl|auto)$/i.test(value),
  colspan: whole(1, 50),
  rowspan: whole(1, 200),
  start: whole(-9999, 99_999),
}

/** The only elements some attributes mean anything on. */
const OWNERS: Record<string, readonly string[]> = {
  href: ['a'],
  src: ['img'],
  alt: ['img'],
  colspan: ['td', 'th'],
  rowspan: ['td', 'th'],
  start: ['ol'],
}

/** Drops attributes with a value that means nothing, or on an element they do not belong to. */
export function sanitiseAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const mine = OWNERS[name]?.includes(element.localName) ?? true
    if (!mine || VALUES[name]?.(value) === false) element.removeAttribute(name)
  }
}

/** A path on this origin, also when the address is written out in full. */
function pathInside(raw: string, origin: string): string | null {
  const path = safePath(raw)
  if (path !== null) return path
  const link = safeUrl(raw)
  if (link === null) return null
  const url = new URL(link)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

/** Sets what a link needs; false when it leads nowhere safe. */
export function sanitiseLink(link: Element, { origin }: LinkRules): boolean {
  const raw = link.getAttribute('href')?.trim() ?? ''
  const inside = pathInside(raw, origin)
  const href = inside ?? safeUrl(raw)
  if (href === null || !link.textContent.trim()) return false
  link.setAttribute('href', href)
  if (inside !== null) return true
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  // A call or a message opens another program, not another tab.
  if (href.startsWith('https:')) link.setAttribute('target', '_blank')
  return true
}

const below = (path: string, base: string) => path.startsWith(`${base.replace(/\/+$/, '')}/`)

/** The picture's address when one of the bases covers it, else null. */
export function allowedImage(raw: string, { images, origin }: LinkRules): string | null {
  const path = pathInside(raw, origin)
  const link = path ?? safeUrl(raw)
  const fits = images.some((base) => {
    if (link === null) return false
    const own = pathInside(base, origin)
    if (own !== null) return path !== null && below(path, own)
    const root = path === null && base.startsWith('https://') ? safeUrl(base) : null
    return root !== null && below(link, root)
  })
  return fits ? link : null
}

/** Makes a picture lazy, or leaves its words in its place. */
export function sanitiseImage(image: Element, rules: LinkRules): void {
  const src = allowedImage(image.getAttribute('src')?.trim() ?? '', rules)
  const alt = image.getAttribute('alt') ?? ''
  if (src === null) {
    image.replaceWith(alt)
    return
  }
  image.setAttribute('alt', alt)
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  image.setAttribute('src', src)
}
