interface Policy {
  /** In a browser the answer is an object of its own kind; only what takes script addresses may read it. */
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/** An address of this origin; blob: and data: are refused. */
function ownScript(url: string): string {
  const target = new URL(url, location.href)
  if (target.protocol === location.protocol && target.origin === location.origin) return url
  throw new TypeError(`Not a script of this origin: ${target.href}`)
}

let policy: Policy | null = null

/**
 * The only policy for script addresses (workers) under Trusted Types: same origin only, through
 * policy `portal`. Where a browser knows no Trusted Types the address itself passes the same check.
 * Throws a TypeError for any other address.
 */
export function trustedScriptUrl(url: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  policy ??= isFactory(factory)
    ? factory.createPolicy('portal', { createScriptURL: ownScript })
    : { createScriptURL: ownScript }
  return policy.createScriptURL(url)
}
