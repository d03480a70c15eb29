import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { SearchField } from '../../../../ui/search-field/search-field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { DOWNLINE_SEARCH, KINDS } from '../model.ts'
import styles from './team.module.css'

interface Filters {
  search: string | null
  kind: ReturnType<typeof DOWNLINE_SEARCH.kind.parse>
}

interface DownlineFiltersProps {
  values: Filters
  onChange: (changes: Partial<Filters>) => void
}

/** Whom to look for; the server does. */
export function DownlineFilters({ values, onChange }: DownlineFiltersProps) {
  const { t } = useTranslation('team')
  return (
    <div className={styles.tools}>
      <Search
        key={values.search ?? ''}
        search={values.search}
        onSearch={(search) => onChange({ search })}
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

/** Asks once somebody has finished typing: with Enter, or by leaving the field. */
function Search({
  search,
  onSearch,
}: {
  search: string | null
  onSearch: (search: string | null) => void
}) {
  const { t } = useTranslation('team')
  const [text, setText] = useState(search ?? '')
  return (
    <SearchField
      variant="form"
      className={styles.search}
      label={t('downlines.search')}
      value={text}
      onChange={(value) => {
        setText(value)
        if (value === '' && search !== null) onSearch(null)
      }}
      onCommit={(value) => {
        const wanted = value.trim() || null
        if (wanted !== search) onSearch(wanted)
      }}
      labels={{ clear: t('downlines.clear') }}
    />
  )
}
