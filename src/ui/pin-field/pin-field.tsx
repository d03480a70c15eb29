import type { ComponentProps, CSSProperties } from 'react'
import { cleanCode } from '../code-field/digits.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import styles from './pin-field.module.css'

export type PinFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'inputMode' | 'maxLength' | 'autoComplete' | 'aria-describedby'
> &
  FieldTexts & {
    /** Number of digits. */
    digits?: number | undefined
  }

const cellsOf = (digits: number) => Array.from({ length: digits }, (_, place) => `cell-${place}`)

/**
 * A secret of a few digits, masked: one labelled input drawn as cells, so that paste, deletion and a screen
 * reader work as in any other. Spaces and the digits of other scripts are normalised, and nothing offers to
 * keep it. The ref and input attributes go to the input.
 */
export const PinField = ({
  label,
  hint,
  error,
  note,
  digits = 6,
  id,
  className,
  style,
  ...input
}: PinFieldProps) => {
  const count: CSSProperties & Record<'--digits', number> = { ...style, '--digits': digits }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      controlId={id}
      className={className}
      // maxLength would count the spaces of a pasted text.
      reads={(text) => cleanCode(text, digits)}
    >
      {(control) => (
        <div className={styles.cells} style={count}>
          {cellsOf(digits).map((cell) => (
            <span className={styles.cell} key={cell} aria-hidden="true" />
          ))}
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-1p-ignore=""
            data-lpignore="true"
            {...input}
            {...control}
            className={styles.control}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
        </div>
      )}
    </Field>
  )
}
