/** A name for values that are worked out from a world's rows and start, so that they can be worked out again. */
export interface CacheKind<Value> {
  readonly name: string
  /** Only for the type: no kind has a value. */
  readonly value?: Value
}

/** Values of one kind in one world, by key. */
export type Cache<Value> = Map<string, Value>

/** Everything that a world has worked out. A snapshot has none of it. */
export interface Caches {
  /** The values of one kind, which begin empty. */
  of<Value>(kind: CacheKind<Value>): Cache<Value>
  /** Forgets everything: the rows or the start of the world were replaced. */
  clear(): void
}

/** A kind of values; two kinds of the same name share nothing. */
export const cacheKind = <Value>(name: string): CacheKind<Value> => ({ name })

export function createCaches(): Caches {
  const caches = new Map<CacheKind<unknown>, unknown>()
  return {
    of<Value>(kind: CacheKind<Value>) {
      // Safe cast: the next two lines store only values of this kind's type.
      const cache = (caches.get(kind) as Cache<Value> | undefined) ?? new Map<string, Value>()
      caches.set(kind, cache)
      return cache
    },
    clear: () => caches.clear(),
  }
}

/** The cached value of a key, computed on first use. */
export function cached<Value>(cache: Cache<Value>, key: string | number, make: () => Value): Value {
  const name = String(key)
  const known = cache.get(name)
  if (known !== undefined) return known
  const value = make()
  cache.set(name, value)
  return value
}
