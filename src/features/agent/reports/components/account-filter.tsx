import { useTranslation } from '#i18n/use-translation.ts'
import type { RecordFilter } from '#patterns/records/record-controls.tsx'
import { useDebouncedSearch } from '#patterns/use-debounced-search.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { FIRST_PAGE, REPORT_SEARCH } from '../model.ts'

/** A filter by part of an account name, applied while typing. */
export function useAccountFilter(): RecordFilter {
  const { values, setValues } = useSearchState(REPORT_SEARCH)
  const { account } = values
  const change: FieldProps['onChange'] = (next, options) =>
    void setValues({ ...FIRST_PAGE, account: next }, options)
  return {
    id: 'account',
    field: <Field account={account} onChange={change} />,
    chosen:
      account === null ? null : { label: account, clear: () => change(null, { replace: false }) },
  }
}

interface FieldProps {
  account: string | null
  onChange: (account: string | null, options: { replace: boolean }) => void
}

function Field({ account, onChange }: FieldProps) {
  const { t } = useTranslation('downlines')
  const { text, setText, commit } = useDebouncedSearch(account, onChange)
  return (
    <SearchField
      variant="form"
      label={t('account')}
      value={text}
      onChange={setText}
      onCommit={commit}
      labels={{ clear: t('clear') }}
    />
  )
}
