import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** Where links to it lead. */
  id?: string
  children: ReactNode
}

/** A quiet card with a heading. */
export function Section({ title, id, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
