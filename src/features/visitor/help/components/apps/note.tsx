import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './note.module.css'

/** Something to know before going on. */
export const Note = ({ tone, children }: { tone: 'info' | 'warning'; children: ReactNode }) => (
  <p
    {...cardLook({
      variant: 'filled',
      tone,
      direction: 'row',
      align: 'start',
      className: styles.note,
    })}
  >
    <Icon of={tone === 'info' ? Info : CircleAlert} />
    <span>{children}</span>
  </p>
)
