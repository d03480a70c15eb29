import { type ReactNode, useId } from 'react'
import { cardLook } from '#ui/card/card.tsx'
import styles from './side-card.module.css'

/** A card with a heading, beside the leaderboard. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...cardLook({ className: styles.card })}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
