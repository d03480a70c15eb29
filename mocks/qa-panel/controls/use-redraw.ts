import { useEffect, useReducer } from 'react'

/** Draws a component again after each change that `subscribe` reports; it returns a function that ends it. */
export function useRedraw(subscribe: (listener: () => void) => () => void): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => subscribe(redraw), [subscribe])
}
