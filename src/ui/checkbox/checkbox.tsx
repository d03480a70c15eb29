import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import { FieldNotes } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The label; may contain a link. */
  children: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** Some, but not all, of its children are ticked. */
  indeterminate?: boolean | undefined
}

/** A checkbox. The ref and input attributes go to the input; the whole line is the target. */
export const Checkbox = ({
  children,
  hint,
  error,
  indeterminate = false,
  id,
  className,
  ref,
  ...input
}: CheckboxProps) => {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const described = [error && `${inputId}-error`, hint && `${inputId}-hint`]
    .filter(Boolean)
    .join(' ')
  // `indeterminate` exists only as a DOM property, so the ref callback sets it.
  const attach = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = indeterminate
    if (typeof ref === 'function') return ref(node)
    if (ref) ref.current = node
    return undefined
  }
  return (
    <div className={cx(styles.root, className)} data-invalid={error !== undefined}>
      <label className={styles.line}>
        <span className={styles.box}>
          <input
            {...input}
            ref={attach}
            className={styles.input}
            type="checkbox"
            id={inputId}
            aria-describedby={described || undefined}
            aria-invalid={error === undefined ? undefined : true}
            data-mixed={indeterminate}
          />
          <Icon className={styles.mark} of={indeterminate ? Minus : Check} size="sm" />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      <FieldNotes
        hint={hint}
        error={error}
        hintId={`${inputId}-hint`}
        errorId={`${inputId}-error`}
      />
    </div>
  )
}
