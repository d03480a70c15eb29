import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'
import { inTime } from '../../lib/in-time.ts'

/** So long after a failure the next show asks again. */
const ANEW_MS = 1000

export interface LazyScreen<P> {
  readonly View: FunctionComponent<P>
  readonly preload: () => Promise<unknown>
}

/**
 * A component in its own chunk that can also be fetched ahead of its first show. Fetched ahead, it is
 * drawn at once: React would first show the fallback, and then keep it for a third of a second.
 * What could not be had is asked for again when it is shown again.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyScreen<P> {
  let begun: Promise<{ default: ComponentType<P> }> | null = null
  let here: ComponentType<P> | null = null
  const once = async () => {
    begun ??= inTime(load())
    try {
      const loaded = await begun
      here = loaded.default
      return loaded
    } catch (broken) {
      begun = null
      // Whoever waits now is told; at once it would be asked for again without end.
      setTimeout(() => {
        Later = lazy(once)
      }, ANEW_MS)
      throw broken
    }
  }
  let Later: ComponentType<P> = lazy(once)
  // Chosen once for each place: what is shown must not be built anew when its code comes in.
  const View = (props: P) => {
    const [{ Shown }] = useState(() => ({ Shown: here ?? Later }))
    return createElement(Shown, props)
  }
  return { View, preload: once }
}
