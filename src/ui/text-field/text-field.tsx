import type { ComponentProps, ReactNode } from 'react'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldTexts & {
    /** Before the text: an icon, a currency sign, a dial code. */
    prefix?: ReactNode
    /** After it: a unit or a small button. */
    suffix?: ReactNode
  }

/**
 * A line of text. The ref and all input attributes go to the input, className to the field:
 * `<TextField label="User name" {...register('username')} />`.
 */
export const TextField = ({
  label,
  hint,
  error,
  note,
  prefix,
  suffix,
  id,
  className,
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} note={note} controlId={id} className={className}>
    {(control) => (
      <div className={box.box}>
        {prefix ? <span className={box.affix}>{prefix}</span> : null}
        <input type="text" {...input} {...control} className={box.control} />
        {suffix ? <span className={box.affix}>{suffix}</span> : null}
      </div>
    )}
  </Field>
)
