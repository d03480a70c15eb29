import { useEffect, useState } from 'react'

/** True once the browser is idle, for parts that are not urgent. */
export function useWhenIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: 4000 })
      return () => cancelIdleCallback(handle)
    }
    const handle = setTimeout(() => setIdle(true), 1500)
    return () => clearTimeout(handle)
  }, [])
  return idle
}
