import { useState } from 'react'
import styles from './rolling.module.css'

export type RollingProps = {
  /** A formatted number. */
  text: string
}

/**
 * A number that rolls when it changes: the old one leaves upwards, the new one comes from below. Its parent clips
 * what is outside its line.
 */
export function Rolling({ text }: RollingProps) {
  const [shown, setShown] = useState({ text, before: '' })
  if (shown.text !== text) setShown({ text, before: shown.text })
  return (
    <span key={text} className={styles.root} data-before={shown.before || undefined}>
      <span className={styles.now}>{text}</span>
    </span>
  )
}
