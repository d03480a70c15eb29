import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useSearchState } from '../../../../patterns/use-search-state.ts'
import { SearchField } from '../../../../ui/search-field/search-field.tsx'
import { AGAIN, REPORT_SEARCH } from '../model.ts'
import styles from './reports.module.css'

/** A part of the account whose rows are wanted; asked for with Enter, or by leaving the field. */
export function AccountFilter() {
  const { values, setValues } = useSearchState(REPORT_SEARCH)
  return (
    <Field
      key={values.account ?? ''}
      account={values.account}
      onChange={(account) => void setValues({ ...AGAIN, account })}
    />
  )
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
      className={styles.search}
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
