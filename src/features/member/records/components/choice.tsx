import { useTranslation } from '#i18n/use-translation.ts'
import type { RecordFilter } from '#patterns/records/record-controls.tsx'
import { Select } from '#ui/select/select.tsx'
import { ANY } from '../model.ts'

interface Choice {
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** The options of a choice, with their names. */
export const withNames = <Value extends string>(
  values: readonly Value[],
  name: (value: Value) => string,
) => values.map((value) => ({ value, label: name(value) }))

/** The filters of a record, and what they say on paper. */
export function useChoices(choices: readonly Choice[]) {
  const { t } = useTranslation('report')
  const all = choices.map(({ values, ...choice }) => {
    const options = [{ value: ANY, label: t('any') }, ...values]
    return { ...choice, options, name: options.find(({ value }) => value === choice.chosen)?.label }
  })
  const facts = all.flatMap(({ label, name }) => (name ? [`${label}: ${name}`] : []))
  const filters = all.map(
    ({ label, options, chosen, name, onChoose }): RecordFilter => ({
      id: label,
      field: (
        <Select
          label={label}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          options={options}
        />
      ),
      chosen:
        chosen === ANY || name === undefined ? null : { label: name, clear: () => onChoose(ANY) },
    }),
  )
  return { filters, facts }
}
