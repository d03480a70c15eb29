import { useEffect, useEffectEvent } from 'react'

/** Calls back with the first text and whenever it has changed. */
export function useChangeEffect(text: string, onChange: (text: string) => void): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => changed(text), [text])
}
