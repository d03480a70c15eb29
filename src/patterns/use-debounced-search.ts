import { useEffect, useRef, useState } from 'react'

/** The pause in typing before a search starts, ms. */
const PAUSE = 250

type Ask = (text: string | null, options: { replace: boolean }) => void

/**
 * A search on the server while typing: `asked` is the text in the address, `ask` writes it there. Typing creates
 * one history entry, and an own address that arrives late does not overwrite newer input.
 */
export function useDebouncedSearch(asked: string | null, ask: Ask) {
  const [text, setText] = useState(asked ?? '')
  const wanted = text.trim() || null
  /** Requested, but not in the address yet. */
  const pending = useRef<(string | null)[]>([])
  const send = useRef<() => void>(() => undefined)

  useEffect(() => {
    send.current = () => {
      if (wanted === (pending.current.length > 0 ? pending.current.at(-1) : asked)) return
      pending.current.push(wanted)
      ask(wanted, { replace: asked !== null })
    }
  })
  useEffect(() => {
    const own = pending.current.indexOf(asked)
    pending.current = own < 0 ? [] : pending.current.slice(own + 1)
    // Back, a chip or a link changed the address, so the field follows.
    if (own < 0) setText(asked ?? '')
  }, [asked])
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(() => send.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, asked])

  /** Enter and leaving the field search at once. */
  return { text, setText, commit: () => send.current() }
}
