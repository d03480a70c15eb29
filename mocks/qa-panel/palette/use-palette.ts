import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long a result is shown, in milliseconds. */
const SAID_MS = 6000

/** Ctrl+Alt+P, also on keyboard layouts where Alt changes the letter. */
const isShortcut = (event: KeyboardEvent) => event.ctrlKey && event.altKey && event.code === 'KeyP'

/** The element that has the focus, also inside of the panel. */
function focusedElement(host: HTMLElement): HTMLElement | null {
  const { activeElement } = document
  const inner = activeElement === host ? host.shadowRoot?.activeElement : activeElement
  return inner instanceof HTMLElement ? inner : null
}

/** Whether the palette is open, its shortcut, and the sentence about what it did last. */
export function usePalette(host: HTMLElement) {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const before = useRef<HTMLElement | null>(null)
  const open = () => {
    before.current = focusedElement(host)
    setSaid('')
    setOpen(true)
  }
  /** The focus returns to where it was on the page. */
  const close = (result = '') => {
    setSaid(result)
    setOpen(false)
    before.current?.focus()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) {
      event.preventDefault()
      if (isOpen) close()
      else open()
    } else if (event.key === 'Escape' && isOpen) {
      event.stopImmediatePropagation()
      close()
    }
  })
  useEffect(() => {
    // Before an open dialog of the page can see it.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return { isOpen, said, open, close }
}
