import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for what runs later: a callback that stays the same, an answer that comes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
