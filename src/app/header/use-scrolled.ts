import { useEffect, useState } from 'react'

/** Movements below this many pixels have no direction. */
const STEP = 24

/** `far` is true below the first screen, `down` while the page scrolls down. */
export function useScrolled(): { far: boolean; down: boolean } {
  const [state, setState] = useState({ far: false, down: false })
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const here = window.scrollY
      const moved = here - last
      if (Math.abs(moved) >= STEP) last = here
      setState((old) => {
        const far = here > window.innerHeight
        const down = Math.abs(moved) >= STEP ? moved > 0 && here > 0 : old.down && here > 0
        return far === old.far && down === old.down ? old : { far, down }
      })
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return state
}
