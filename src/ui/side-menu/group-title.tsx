import { ChevronDown } from 'lucide-react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './group-title.module.css'

/** A group that its title opens and closes. */
export interface Fold {
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
}

type GroupTitleProps = { id: string; title: string; fold: Fold | undefined }

/** The name of a group of entries; it opens and closes one that folds. */
export function GroupTitle({ id, title, fold }: GroupTitleProps) {
  if (!fold)
    return (
      <p id={id} className={styles.title}>
        {title}
      </p>
    )
  return (
    <button
      type="button"
      id={id}
      className={cx(styles.title, styles.fold)}
      aria-expanded={fold.open}
      onClick={() => fold.onToggle(!fold.open)}
    >
      {title}
      <Icon of={ChevronDown} size="sm" />
    </button>
  )
}
