import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { RecordFilter } from '../../../../patterns/records/record-controls.tsx'
import { useSearchState } from '../../../../patterns/use-search-state.ts'
import { SearchField } from '../../../../ui/search-field/search-field.tsx'
import { AGAIN, REPORT_SEARCH } from '../model.ts'

/** A part of the account whose rows are wanted; asked for with Enter, or by leaving the field. */
export function useAccountFilter(): RecordFilter {
  const { values, setValues } = useSearchState(REPORT_SEARCH)
  const { account } = values
  const change = (next: string | null) => void setValues({ ...AGAIN, account: next })
  return {
    id: 'account',
    field: <Field key={account ?? ''} account={account} onChange={change} />,
    chosen: account === null ? null : { label: account, clear: () => change(null) },
  }
}

interface FieldProps {
  account: string | null
  onChange: (account: string | null) => void
}

function Field({ account, onChange }: FieldProps) {
  const { t } = useTranslation('downlines')
  const [text, setText] = useState(account ?? '')
  return (
    <SearchField
      variant="form"
      label={t('account')}
      value={text}
      onChange={(value) => {
        setText(value)
        if (value === '' && account !== null) onChange(null)
      }}
      onCommit={(value) => {
        const wanted = value.trim() || null
        if (wanted !== account) onChange(wanted)
      }}
      labels={{ clear: t('clear') }}
    />
  )
}
