import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cleanInput, type InputKind } from '#lib/input-text.ts'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import { type Clean, cleanEntry } from './clean-entry.ts'
import styles from './field.module.css'

/** The texts of every field. */
export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** Present means invalid; announced when it appears. */
  error?: string | undefined
  /** Such as "optional", after the label. */
  note?: string | undefined
}

/** Attributes that tie the control to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> &
  FieldTexts & {
    /** Id of the control; generated when left out. */
    controlId?: string | undefined
    /** The kind of input, or a function that cleans typed text. */
    reads?: InputKind | Clean | undefined
    /** For screen readers only, if the control explains itself, as in a row of filters. */
    labelHidden?: boolean | undefined
    /** A line between the control and the hint, such as a caps-lock notice. */
    aside?: ReactNode
    children: (control: FieldControl) => ReactNode
  }

/** Label above, hint and error below, tied to the control by id. */
export const Field = ({
  label,
  hint,
  error,
  note,
  reads = 'text',
  labelHidden = false,
  controlId,
  aside,
  className,
  children,
  ...rest
}: FieldProps) => {
  const generatedId = useId()
  const id = controlId ?? generatedId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const clean: Clean = typeof reads === 'string' ? (text) => cleanInput(text, reads) : reads
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div
      {...rest}
      {...cleanEntry(clean)}
      className={cx(styles.root, className)}
      data-invalid={error !== undefined}
    >
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {note === undefined ? null : <span className={styles.note}> {note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {aside}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  )
}

type NotesProps = {
  hint: string | undefined
  error: string | undefined
  hintId: string
  errorId: string
}

/** Hint and error below a control; also used by checkbox and radio group. */
export const FieldNotes = ({ hint, error, hintId, errorId }: NotesProps) => (
  <>
    {error === undefined ? null : (
      <p className={styles.error} id={errorId} role="alert">
        <Icon of={CircleAlert} size="sm" />
        <span>{error}</span>
      </p>
    )}
    {hint === undefined ? null : (
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
    )}
  </>
)
