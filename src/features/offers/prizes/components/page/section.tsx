import { type ReactNode, useId } from 'react'
import { cardLook } from '#ui/card/card.tsx'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** The id that links target. */
  id?: string
  children: ReactNode
}

/** A card with a heading. */
export function Section({ title, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      {...cardLook({ padding: 'lg', gap: '4', className: styles.section })}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
