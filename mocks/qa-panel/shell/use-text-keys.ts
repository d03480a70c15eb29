import { useEffect, useRef, useState } from 'react'
import { realTab } from '#mocks/boot/real-storage.ts'
import { showKeys } from './key-labels.ts'

const SHOWN = 'portal-mock:keys'

/** Whether the labels with text keys are shown, and their switch; also Ctrl+Alt+K. Remembered in this tab. */
export function useTextKeys(): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => realTab.get(SHOWN) === '1')
  const first = useRef(true)
  const toggle = () => setOn((on) => !on)
  useEffect(() => {
    // Nothing is stored before the first use.
    if (!first.current) realTab.set(SHOWN, isOn ? '1' : '')
    first.current = false
    return isOn ? showKeys() : undefined
  }, [isOn])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyK') return
      event.preventDefault()
      setOn((on) => !on)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return [isOn, toggle]
}
