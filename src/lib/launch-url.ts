import { gameUrl, safePath, safeUrl } from './safe-url.ts'

/** A placeholder origin: only paths are compared. */
const NOWHERE = 'https://app.invalid'

/** A relative address below a base (a path of this origin, or https); null when it would leave it. */
function below(base: string, raw: string): string | null {
  // A colon in the path could be read as a scheme.
  if (raw.length > 2048 || !/^[\w-]+([/.?][^:\\?#]*)?([?#][^\\]*)?$/.test(raw)) return null
  const root = (safePath(base) ?? (base.startsWith('https://') ? safeUrl(base) : null)) || '?'
  if (/[?#]/.test(root)) return null
  const home = new URL(`${root.replace(/\/+$/, '')}/`, NOWHERE)
  const url = new URL(home.href + raw)
  // URL has already resolved `..` and `%2e%2e`: the result must still be below the base.
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return null
  return home.origin === NOWHERE ? url.pathname + url.search + url.hash : url.href
}

/**
 * The address at which a launched game may be opened. A relative one is below the selected
 * CDN of games, an absolute one is used as it is. All must pass the allow-list of hosts.
 */
export function launchUrl(
  raw: unknown,
  base: string | undefined,
  hosts: readonly string[],
  origin: string,
): { href: string; own: boolean } | null {
  if (typeof raw !== 'string') return null
  const found = base === undefined ? null : below(base, raw)
  return gameUrl(found ?? raw, hosts, origin)
}
