import { History } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { TextButton } from '../link/text-button.tsx'
import styles from './recent-searches.module.css'

type RecentSearchesProps = {
  label: string | undefined
  queries: readonly string[]
  onPick: (query: string) => void
  forgetLabel: string | undefined
  onForget: (() => void) | undefined
}

/** The list below an empty search field. */
export function RecentSearches(props: RecentSearchesProps) {
  const { label, queries, onPick, forgetLabel, onForget } = props
  const title = useId()
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <span id={title}>{label}</span>
        {onForget ? <TextButton onClick={onForget}>{forgetLabel}</TextButton> : null}
      </div>
      <ul aria-labelledby={title}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.query} onClick={() => onPick(query)}>
              <Icon of={History} size="sm" />
              <bdi>{query}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
