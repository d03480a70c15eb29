import type { ComponentProps, ReactNode } from 'react'
import { cleanNumber, type InputKind } from '#lib/input-text.ts'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldTexts & {
    /** Before the text: an icon, a currency sign, a dial code. */
    prefix?: ReactNode
    /** After it: a unit or a small button. */
    suffix?: ReactNode
    /** The kind of input. A number loses a typed unit that the field already shows. */
    reads?: InputKind | 'number' | undefined
  }

const textIn = (node: ReactNode): string => (typeof node === 'string' ? node : '')

/**
 * A line of text. The ref and all input attributes go to the input, className to the field: `<TextField
 * label="Username" {...register('username')} />`.
 */
export const TextField = ({
  label,
  hint,
  error,
  note,
  prefix,
  suffix,
  reads,
  id,
  className,
  ...input
}: TextFieldProps) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    note={note}
    controlId={id}
    className={className}
    reads={reads === 'number' ? (text) => cleanNumber(text, textIn(prefix), textIn(suffix)) : reads}
  >
    {(control) => (
      <div className={box.box}>
        {prefix ? <span className={box.affix}>{prefix}</span> : null}
        <input type="text" {...input} {...control} className={box.control} />
        {suffix ? <span className={box.affix}>{suffix}</span> : null}
      </div>
    )}
  </Field>
)
