import { useTranslation } from '#i18n/use-translation.ts'
import { useDebouncedSearch } from '#patterns/use-debounced-search.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { DOWNLINE_SEARCH, KINDS } from '../model.ts'
import styles from './team.module.css'

interface Filters {
  search: string | null
  kind: ReturnType<typeof DOWNLINE_SEARCH.kind.parse>
}

interface DownlineFiltersProps {
  values: Filters
  onChange: (changes: Partial<Filters>, options?: { replace: boolean }) => void
}

/** Whom to look for; the server does. */
export function DownlineFilters({ values, onChange }: DownlineFiltersProps) {
  const { t } = useTranslation('team')
  return (
    <div className={styles.tools}>
      <Search
        search={values.search}
        onSearch={(search, options) => onChange({ search }, options)}
      />
      <Select
        className={styles.choice}
        label={t('downlines.kind')}
        value={values.kind}
        options={[
          { value: 'any', label: t('kind.any') },
          ...KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
        onChange={({ target }) => onChange({ kind: DOWNLINE_SEARCH.kind.parse(target.value) })}
      />
    </div>
  )
}

/** Asks as one types. */
function Search({
  search,
  onSearch,
}: {
  search: string | null
  onSearch: (search: string | null, options: { replace: boolean }) => void
}) {
  const { t } = useTranslation('team')
  const { text, setText, commit } = useDebouncedSearch(search, onSearch)
  return (
    <SearchField
      variant="form"
      className={styles.search}
      label={t('downlines.search')}
      value={text}
      onChange={setText}
      onCommit={commit}
      labels={{ clear: t('downlines.clear') }}
    />
  )
}
