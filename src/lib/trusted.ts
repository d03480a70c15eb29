interface Policy {
  /** In a browser the result is a TrustedScriptURL, which only sinks for script addresses accept. */
  createScriptURL(url: string): string
}

const isPolicy = (value: unknown): value is Policy =>
  typeof value === 'object' && value !== null && 'createScriptURL' in value

/** The only script that may come from another host (ADR 0023). */
const ANALYTICS = /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-[A-Z0-9]{4,16}$/

/** An address of this origin, or the analytics script's; blob: and data: are refused. */
function ownScript(url: string): string {
  const target = new URL(url, location.href)
  const isOwn = target.protocol === location.protocol && target.origin === location.origin
  if (isOwn || ANALYTICS.test(url)) return url
  throw new TypeError(`Not a script of the portal: ${target.href}`)
}

/**
 * An address that a worker or a script element takes. The page's head has made the policy `portal`
 * (src/boot/head.ts); a page without one, or a browser without Trusted Types, passes the same check.
 * Throws a TypeError for any other address.
 */
export function trustedScriptUrl(url: string): string {
  const policy: unknown = Reflect.get(globalThis, 'scriptPolicy')
  return isPolicy(policy) ? policy.createScriptURL(ownScript(url)) : ownScript(url)
}
