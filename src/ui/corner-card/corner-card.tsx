import { type ReactNode, type Ref, useId } from 'react'
import styles from './corner-card.module.css'

type CornerCardProps = {
  title: ReactNode
  text: ReactNode
  /** Two buttons of equal weight. */
  children: ReactNode
  /** The card can be focused when the visitor opened it. */
  ref?: Ref<HTMLElement>
}

/** A question in the corner that does not block the page. */
export function CornerCard({ title, text, children, ref }: CornerCardProps) {
  const id = useId()
  return (
    <section ref={ref} className={styles.card} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.choices}>{children}</div>
    </section>
  )
}
