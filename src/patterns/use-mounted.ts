import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen is still there when an answer comes. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
