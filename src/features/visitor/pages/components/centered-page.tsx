import type { ReactNode } from 'react'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './centered-page.module.css'

type CenteredPageProps = {
  art: ReactNode
  title: string
  /** Above the title. */
  badge?: ReactNode
  text: string
  children?: ReactNode
  /** Links and buttons that lead on; the first stands alone on a phone. */
  actions: ReactNode
}

/** A page that says one thing: a picture, a sentence, and where to go from here. */
export function CenteredPage({ art, title, badge, text, children, actions }: CenteredPageProps) {
  return (
    <section className={styles.page} aria-labelledby="page-title">
      {art}
      <Stack gap="3" align="center" className={styles.content}>
        {badge}
        <h1 id="page-title">{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        <div className={styles.actions}>{actions}</div>
      </Stack>
    </section>
  )
}
