interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

let done = false

/**
 * Mock builds enforce Trusted Types as live ones do, but MSW registers its service worker by a plain
 * URL: the default policy allows exactly that one. The app does not rely on it.
 */
export function allowServiceWorker(url: string): void {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (done || !isFactory(factory)) return
  done = true
  factory.createPolicy('default', {
    createScriptURL(asked) {
      const allowed = new URL(url, location.href).href
      if (new URL(asked, location.href).href === allowed) return asked
      throw new TypeError(`Not the service worker: ${asked}`)
    },
  })
}
