import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Select } from '../../../../ui/select/select.tsx'
import { ANY } from '../model.ts'
import styles from './records.module.css'

interface Choice {
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
  /** There is no "all" where exactly one has to be chosen; it says nothing about the rows. */
  readonly always?: boolean
}

/** What may be chosen, with its names. */
export const named = <Value extends string>(
  values: readonly Value[],
  name: (value: Value) => string,
) => values.map((value) => ({ value, label: name(value) }))

/** The filters of a record, and what they say on paper. */
export function useChoices(choices: readonly Choice[]) {
  const { t } = useTranslation('report')
  const all = choices.map(({ always = false, values, ...choice }) => ({
    ...choice,
    always,
    options: always ? values : [{ value: ANY, label: t('any') }, ...values],
  }))
  const facts = all.flatMap(({ always, label, options, chosen }) => {
    const option = options.find(({ value }) => value === chosen)
    return always || !option ? [] : [`${label}: ${option.label}`]
  })
  const filters = (
    <div className={styles.filters}>
      {all.map(({ label, options, chosen, onChoose }) => (
        <Select
          key={label}
          className={styles.choice}
          label={label}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          options={options}
        />
      ))}
    </div>
  )
  return { filters, facts }
}
