import type { TextSegment } from '#lib/text-match.ts'
import styles from './highlighted-text.module.css'

/** A text with the matches of a search marked. */
export const HighlightedText = ({ segments }: { segments: readonly TextSegment[] }) =>
  segments.map(({ at, text, isMatch }) =>
    isMatch ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
