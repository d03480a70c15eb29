import { useEffect } from 'react'

/** Once a pop-up that has no trigger of its own is gone, the focus is where it was before. */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      setTimeout(() => {
        const lost = document.activeElement === document.body
        if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    }
  }, [])
}
