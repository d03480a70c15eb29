import { useEffect, useRef, useState } from 'react'

/** So long nobody types before it is asked for, ms. */
const PAUSE = 250

type Ask = (text: string | null, options: { replace: boolean }) => void

/**
 * A search that the server answers as one types: `asked` is the text in the address, `ask` puts it there. What is
 * being typed leaves one entry in the history, and an address of one's own that comes late takes no letter away.
 */
export function useTypedSearch(asked: string | null, ask: Ask) {
  const [text, setText] = useState(asked ?? '')
  const wanted = text.trim() || null
  /** Asked for, and not in the address yet. */
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
    // Back, a chip or a link changed the address: the field follows.
    if (own < 0) setText(asked ?? '')
  }, [asked])
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(() => send.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, asked])

  /** Enter, or leaving the field, asks at once. */
  return { text, setText, commit: () => send.current() }
}
