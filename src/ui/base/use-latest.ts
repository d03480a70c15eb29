import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for code that runs later: a stable callback, or the handler of an answer. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
