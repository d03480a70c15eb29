import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import { FieldNotes } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** What is agreed to; may hold a link. */
  children: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** Some of the things below it are ticked. */
  indeterminate?: boolean | undefined
}

/** A box to tick. The ref and input attributes land on the input; the whole line is the target. */
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
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  // "Mixed" exists only as a property of the element, so the ref sets it on its way through.
  const attach = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = indeterminate
    if (typeof ref === 'function') return ref(node)
    if (ref) ref.current = node
    return undefined
  }
  return (
    <div className={cx(styles.root, className)} data-invalid={error !== undefined}>
      <label className={styles.line}>
        <span className={styles.spot}>
          <input
            {...input}
            ref={attach}
            className={styles.input}
            type="checkbox"
            id={own}
            aria-describedby={described || undefined}
            aria-invalid={error === undefined ? undefined : true}
            data-mixed={indeterminate}
          />
          <Icon className={styles.mark} of={indeterminate ? Minus : Check} size="sm" />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      <FieldNotes hint={hint} error={error} hintId={`${own}-hint`} errorId={`${own}-error`} />
    </div>
  )
}
