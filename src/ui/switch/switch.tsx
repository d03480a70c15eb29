import { type ComponentProps, useId } from 'react'
import { cx } from '../base/cx.ts'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  label: string
  hint?: string | undefined
  /** The label sits before the switch and takes the room: rows of a settings list. */
  spread?: boolean | undefined
}

/** On or off, in force at once. For something that needs a Save, use Checkbox. */
export const Switch = ({ label, hint, spread = false, id, className, ...input }: SwitchProps) => {
  const made = useId()
  const own = id ?? made
  return (
    <label className={cx(styles.root, className)} data-spread={spread}>
      <input
        {...input}
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        id={own}
        aria-labelledby={`${own}-label`}
        aria-describedby={hint ? `${own}-hint` : undefined}
      />
      <span className={styles.words}>
        <span id={`${own}-label`}>{label}</span>
        {hint === undefined ? null : (
          <span className={styles.hint} id={`${own}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
