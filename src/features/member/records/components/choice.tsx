import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Select, type SelectOption } from '../../../../ui/select/select.tsx'
import { ANY } from '../model.ts'
import styles from './records.module.css'

type ChoiceProps<Value extends string> = {
  label: string
  values: readonly Value[]
  chosen: Value | typeof ANY
  name: (value: Value) => string
  onChoose: (value: string) => void
  /** There is no "all" where exactly one has to be chosen. */
  always?: boolean
}

/** One filter of a record. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, values, chosen, name, onChoose, always = false } = props
  const { t } = useTranslation('report')
  const options = values.map((value): SelectOption => ({ value, label: name(value) }))
  return (
    <Select
      className={styles.choice}
      label={label}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      options={always ? options : [{ value: ANY, label: t('any') }, ...options]}
    />
  )
}
