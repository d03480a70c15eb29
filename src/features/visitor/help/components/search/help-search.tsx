import { useTranslation } from '#i18n/use-translation.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import styles from './help-search.module.css'

type HelpSearchProps = {
  value: string
  onChange: (value: string) => void
  /** The number of matching articles; null without a search. */
  count: number | null
}

/** Searches titles and texts as the reader types. */
export function HelpSearch({ value, onChange, count }: HelpSearchProps) {
  const { t } = useTranslation('help')
  return (
    <div className={styles.search}>
      <SearchField
        variant="form"
        label={t('search.label')}
        value={value}
        onChange={onChange}
        labels={{ clear: t('search.clear') }}
      />
      <p className={styles.count} role="status">
        {count === null ? null : t('search.found', { count })}
      </p>
    </div>
  )
}
