import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface LazyScreen<P> {
  readonly View: LazyExoticComponent<ComponentType<P>>
  readonly preload: () => Promise<unknown>
}

/** A component in its own chunk that can also be fetched ahead of its first show. */
export function lazyScreen<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyScreen<P> {
  let begun: Promise<{ default: ComponentType<P> }> | null = null
  const once = () => {
    begun ??= load().catch((broken: unknown) => {
      begun = null
      throw broken
    })
    return begun
  }
  return { View: lazy(once), preload: once }
}
