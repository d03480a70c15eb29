import { type RefObject, useEffect, useRef } from 'react'

/** Whether the pop-up is still there when an answer comes. */
export function useHere(): RefObject<boolean> {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}
