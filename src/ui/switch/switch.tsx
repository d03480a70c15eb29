import { type ComponentProps, useId } from 'react'
import { cx } from '../base/cx.ts'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  label: string
  hint?: string | undefined
  /** Label first, switch at the end of the row, as in a list of settings. */
  spread?: boolean | undefined
}

/**
 * A setting that takes effect at once. In a form with a Save button use Checkbox. `disabled` is aria-disabled:
 * the switch stays in the tab order and can explain itself.
 */
export const Switch = ({
  label,
  hint,
  spread = false,
  id,
  className,
  disabled = false,
  onClick,
  onChange,
  ...input
}: SwitchProps) => {
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
        aria-disabled={disabled || undefined}
        onClick={(event) => {
          if (disabled) event.preventDefault()
          else onClick?.(event)
        }}
        onChange={(event) => {
          // React reports the change of a click that was prevented, too.
          if (!disabled) onChange?.(event)
        }}
        id={inputId}
        aria-labelledby={`${inputId}-label`}
        aria-describedby={cx(hint && `${inputId}-hint`, input['aria-describedby']) || undefined}
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
