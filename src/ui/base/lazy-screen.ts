import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'
import { withTimeout } from '#lib/with-timeout.ts'

/** After a failed load the next render may try again this much later. */
const RETRY_MS = 1000

export interface LazyScreen<P> {
  readonly View: FunctionComponent<P>
  readonly preload: () => Promise<unknown>
}

/**
 * A component in its own chunk that can be preloaded. Preloaded, it renders at once: `lazy` alone would show the
 * fallback first, and React keeps a fallback for about 300 ms. A failed load is tried again at a later render.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyScreen<P> {
  let pending: Promise<{ default: ComponentType<P> }> | null = null
  let Loaded: ComponentType<P> | null = null
  const loadOnce = async () => {
    pending ??= withTimeout(load())
    try {
      const module = await pending
      Loaded = module.default
      return module
    } catch (error) {
      pending = null
      // The error boundary shows this failure first; replacing Lazy at once would retry in a loop.
      setTimeout(() => {
        Lazy = lazy(loadOnce)
      }, RETRY_MS)
      throw error
    }
  }
  let Lazy: ComponentType<P> = lazy(loadOnce)
  // Chosen once per mount: switching from Lazy to Loaded would remount the screen.
  const View = (props: P) => {
    const [{ Component }] = useState(() => ({ Component: Loaded ?? Lazy }))
    return createElement(Component, props)
  }
  return { View, preload: loadOnce }
}
