import type { Piece } from '../search.ts'
import styles from './marked.module.css'

/** A text with the words that were looked for marked. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ at, text, hit }) =>
    hit ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
