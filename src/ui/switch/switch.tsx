import { type ComponentProps, useId } from 'react'
import { cx } from '../base/cx.ts'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  label: string
  hint?: string | undefined
  /** Label first, switch at the end of the row, as in a list of settings. */
  spread?: boolean | undefined
}

/** A setting that takes effect at once. In a form with a Save button use Checkbox. */
export const Switch = ({ label, hint, spread = false, id, className, ...input }: SwitchProps) => {
  const generatedId = useId()
  const inputId = id ?? generatedId
  return (
    <label className={cx(styles.root, className)} data-spread={spread}>
      <input
        {...input}
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        id={inputId}
        aria-labelledby={`${inputId}-label`}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
      />
      <span className={styles.words}>
        <span id={`${inputId}-label`}>{label}</span>
        {hint === undefined ? null : (
          <span className={styles.hint} id={`${inputId}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
