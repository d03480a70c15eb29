import { now } from './clock.ts'

/** Leading edge. The first call runs, calls within `ms` after it are dropped (false). */
export function throttle<A extends unknown[]>(ms: number, run: (...args: A) => void) {
  let last = Number.NEGATIVE_INFINITY
  return (...args: A): boolean => {
    const at = now()
    if (at - last < ms) return false
    last = at
    run(...args)
    return true
  }
}
