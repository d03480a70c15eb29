import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx'
import styles from './data-table.module.css'

type SelectBoxProps = Omit<CheckboxProps, 'children' | 'onChange'> & {
  label: string
  onPick: (on: boolean) => void
}

/** Chooses a row, or all rows of the page. */
export const SelectBox = ({ label, onPick, ...input }: SelectBoxProps) => (
  <Checkbox
    {...input}
    className={styles.select}
    aria-label={label}
    onChange={({ target }) => onPick(target.checked)}
  >
    {null}
  </Checkbox>
)
