import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import styles from './controls.module.css'

/** With more slides a figure, "3 / 12", replaces the dots: more touch targets do not fit on a phone. */
const MAX_DOTS = 5

type ArrowProps = {
  side: 'start' | 'end'
  place: 'over' | 'beside'
  label: string
  disabled: boolean
  onPress: () => void
}

export function Arrow({ side, place, label, disabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      data-keep-clear
      className={styles.arrow}
      data-side={side}
      data-place={place}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon of={side === 'start' ? ChevronLeft : ChevronRight} size="md" directional />
    </button>
  )
}

type PauseProps = { playing: boolean; pause: string; play: string; onToggle: () => void }

/** Pauses and resumes autoplay. */
export function PauseButton({ playing, pause, play, onToggle }: PauseProps) {
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={playing ? pause : play}
      onClick={onToggle}
    >
      <Icon of={playing ? Pause : Play} size="sm" />
    </button>
  )
}

type DotsProps = {
  count: number
  index: number
  name: (index: number, count: number) => string
  onPick: (index: number) => void
}

/** The current slide and a button for each; a figure when there are many. */
export function Dots({ count, index, name, onPick }: DotsProps) {
  if (count > MAX_DOTS) return <span className={styles.figure}>{name(index, count)}</span>
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, dot) => name(dot, count)).map((label, dot) => (
        <button
          key={label}
          type="button"
          className={styles.dot}
          aria-label={label}
          aria-current={dot === index ? 'true' : undefined}
          onClick={() => onPick(dot)}
        />
      ))}
    </div>
  )
}
