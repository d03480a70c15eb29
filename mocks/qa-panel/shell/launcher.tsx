import { FlaskConical } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { isBreach } from '../calls/breach.ts'
import { usePanel } from './panel-context.ts'

interface Props {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly isShown: boolean
  /** Whether the panel is open. */
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** The button that opens the panel; a red dot on it says that a call broke the contract or waits. */
export function Launcher({ ref, isShown, isOpen, onOpen }: Props) {
  const { world } = usePanel()
  const [alarm, setAlarm] = useState(false)
  useEffect(() => {
    const ends = [
      world.log.onAdd(({ marks }) => marks.some(isBreach) && setAlarm(true)),
      world.breakpoints.onChange(() => world.breakpoints.waiting().length > 0 && setAlarm(true)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [world])
  useEffect(() => {
    if (isOpen) setAlarm(false)
  }, [isOpen])
  return (
    <button
      ref={ref}
      type="button"
      className="launcher"
      aria-label="QA panel (Ctrl+Alt+M)"
      aria-expanded={isOpen}
      hidden={!isShown}
      data-alarm={alarm ? '' : undefined}
      onClick={onOpen}
    >
      <FlaskConical size={22} aria-hidden="true" />
    </button>
  )
}
