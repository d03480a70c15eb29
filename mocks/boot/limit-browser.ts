import type { Statement } from '../scenarios/statement.ts'

const forbidden = (): never => {
  throw new DOMException('The scenario lets this browser keep nothing.', 'SecurityError')
}

/** Replaces one property and says how to bring it back. */
function replace(target: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...property })
  return () => {
    Reflect.deleteProperty(target, name)
    if (before) Object.defineProperty(target, name, before)
  }
}

/**
 * The storages and the database throw, whether they are opened now or were opened before. Cookies are
 * dropped without a word, as browsers do: the fake backend's library reads them with every call.
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
 * Makes this page's browser what the statement says it is, before the app reads anything.
 * Returns how to make it an ordinary one again; stories need that, a page does not.
 */
export function limitBrowser({ storage, popups }: Statement['browser'] = {}): () => void {
  const undo = storage === 'none' ? takeStorage() : []
  if (popups === 'blocked') undo.push(replace(window, 'open', { value: () => null }))
  return () => {
    for (const step of undo.toReversed()) step()
  }
}
