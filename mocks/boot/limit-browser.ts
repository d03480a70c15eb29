import type { Conditions } from '#mocks/scenarios/conditions.ts'

const forbidden = (): never => {
  throw new DOMException('The scenario blocks all storage in this browser.', 'SecurityError')
}

/** Replaces one property; returns how to restore it. */
function replace(target: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...property })
  return () => {
    Reflect.deleteProperty(target, name)
    if (before) Object.defineProperty(target, name, before)
  }
}

/**
 * Storage and IndexedDB throw, also through references taken earlier. Cookies are
 * dropped silently, as browsers do: MSW reads them with every call.
 */
function takeStorage(): (() => void)[] {
  const methods = ['getItem', 'setItem', 'removeItem', 'clear', 'key']
  return [
    ...['sessionStorage', 'localStorage', 'indexedDB'].map((name) =>
      replace(window, name, { get: forbidden }),
    ),
    ...methods.map((name) => replace(Storage.prototype, name, { value: forbidden })),
    ...['open', 'deleteDatabase'].map((name) =>
      replace(IDBFactory.prototype, name, { value: forbidden }),
    ),
    replace(document, 'cookie', { get: () => '', set: () => undefined }),
  ]
}

/**
 * Applies the conditions' browser limits to this page, before the app reads anything.
 * Returns how to lift them again, for stories.
 */
export function limitBrowser({ storage, popups }: Conditions['browser'] = {}): () => void {
  const undo = storage === 'none' ? takeStorage() : []
  if (popups === 'blocked') undo.push(replace(window, 'open', { value: () => null }))
  return () => {
    for (const step of [...undo].reverse()) step()
  }
}
