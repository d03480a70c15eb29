/**
 * Every address from outside is checked here before it is used. A mail or call goes to one receiver: the link
 * adds no others and no text; a mail may have its subject.
 */
const LINK =
  /^(?:https:|tg:|whatsapp:|(?:mailto|tel):[^%&?#,;:*]+(?:\?subject=(?:[^&#%]|%(?!0[ad]))*)?$)/i

/** An absolute link safe to follow, or null: https and contact schemes only, no credentials. */
export function safeUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 2048) return null
  try {
    const url = new URL(raw.trim())
    return LINK.test(url.href) && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}

/** A path inside this app ("/promotions?type=live"), or null when it would leave it. */
export function safePath(raw: unknown): string | null {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.length > 2048) return null
  try {
    const url = new URL(raw, 'https://app.invalid')
    // Steps up and down may leave an empty first part ("/..//host"): a browser would take it for a host.
    return url.origin === 'https://app.invalid' &&
      !url.pathname.startsWith('//') &&
      !raw.includes('\\')
      ? url.pathname + url.search + url.hash
      : null
  } catch {
    return null
  }
}

/** Cached, because there are few bases and each picture needs one. */
const roots = new Map<string, string | null>()

function rootOf(base: string): string | null {
  const known = roots.get(base)
  if (known !== undefined) return known
  const root = safePath(base) ?? (base.startsWith('https://') ? safeUrl(base) : null)
  const trimmed = root?.replace(/\/+$/, '') ?? null
  roots.set(base, trimmed)
  return trimmed
}

/**
 * An image address under the chosen CDN base. Absolute addresses must be https;
 * bases may be https or a path on this origin. Anything else gives null.
 */
export function imageUrl(base: string, raw: unknown): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > 1024) return null
  if (/^[a-z][a-z0-9+.-]*:/i.test(raw)) return raw.startsWith('https://') ? safeUrl(raw) : null
  if (raw.startsWith('//') || raw.includes('\\') || raw.split('/').includes('..')) return null
  const root = rootOf(base)
  return root === null ? null : `${root}/${raw.replace(/^\/+/, '')}`
}

/**
 * The safe address of a game: https on an allow-listed host, or a path on this origin. Returns the absolute address and
 * whether it is our own origin, or null.
 */
export function gameUrl(
  raw: unknown,
  hosts: readonly string[],
  origin: string,
): { href: string; own: boolean } | null {
  if (typeof raw !== 'string') return null
  const path = safePath(raw)
  if (path) return { href: new URL(path, origin).href, own: true }
  const link = safeUrl(raw)
  if (!link) return null
  const url = new URL(link)
  // A port is part of a host: another port may belong to another service.
  const allowed = hosts.some((host) => url.host === host || url.host.endsWith(`.${host}`))
  return url.protocol === 'https:' && allowed && url.origin !== origin
    ? { href: url.href, own: false }
    : null
}
