import { useEffect, useEffectEvent } from 'react'

/** Calls back with a text whenever it has changed, and with the first one. */
export function useWhenChanged(text: string, onChange: (text: string) => void): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => changed(text), [text])
}
