import { safePath, safeUrl } from '#lib/safe-url.ts'

export type LinkRules = {
  /** Allowed prefixes of picture URLs: https URLs or paths on this origin. */
  images: readonly string[]
  /** The page's origin: links to it stay inside the app. */
  origin: string
}

const integer = (low: number, high: number) => (value: string) =>
  /^-?\d{1,5}$/.test(value) && Number(value) >= low && Number(value) <= high

/** Valid values; attributes that are not listed are free text. */
const VALUES: Record<string, (value: string) => boolean> = {
  lang: (value) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(value),
  dir: (value) => /^(?:ltr|rtl|auto)$/i.test(value),
  colspan: integer(1, 50),
  rowspan: integer(1, 200),
  start: integer(-9999, 99_999),
}

/** Elements that these attributes belong to. */
const OWNERS: Record<string, readonly string[]> = {
  href: ['a'],
  src: ['img'],
  alt: ['img'],
  colspan: ['td', 'th'],
  rowspan: ['td', 'th'],
  start: ['ol'],
}

/** Removes attributes with an invalid value or on the wrong element. */
export function sanitiseAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const allowed = OWNERS[name]?.includes(element.localName) ?? true
    if (!allowed || VALUES[name]?.(value) === false) element.removeAttribute(name)
  }
}

/** The path of a URL on this origin, relative or absolute; else null. */
function internalPath(raw: string, origin: string): string | null {
  const path = safePath(raw)
  if (path !== null) return path
  const link = safeUrl(raw)
  if (link === null) return null
  const url = new URL(link)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

/** Sets a link's attributes; false when its URL is not safe. */
export function sanitiseLink(link: Element, { origin }: LinkRules): boolean {
  const raw = link.getAttribute('href')?.trim() ?? ''
  const inside = internalPath(raw, origin)
  const href = inside ?? safeUrl(raw)
  if (href === null || !link.textContent.trim()) return false
  link.setAttribute('href', href)
  if (inside !== null) return true
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  // tel:, mailto: and the like open another program, not a tab.
  if (href.startsWith('https:')) link.setAttribute('target', '_blank')
  return true
}

const startsWithin = (path: string, base: string) => path.startsWith(`${base.replace(/\/+$/, '')}/`)

/** The picture's URL when it is below an allowed prefix, else null. */
export function allowedImage(raw: string, { images, origin }: LinkRules): string | null {
  const path = internalPath(raw, origin)
  const link = path ?? safeUrl(raw)
  const fits = images.some((base) => {
    if (link === null) return false
    const own = internalPath(base, origin)
    if (own !== null) return path !== null && startsWithin(path, own)
    const root = path === null && base.startsWith('https://') ? safeUrl(base) : null
    return root !== null && startsWithin(link, root)
  })
  return fits ? link : null
}

/** Makes a picture lazy, or replaces it by its alternative text. */
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
