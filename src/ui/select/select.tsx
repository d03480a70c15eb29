import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** Shown while nothing is chosen. */
    placeholder?: string | undefined
    labelHidden?: boolean | undefined
  }

/** A native select: the phone's own picker, type-ahead and accessibility for free. For lists with pictures use Menu. */
export const Select = ({
  label,
  hint,
  error,
  note,
  labelHidden,
  options,
  placeholder,
  id,
  className,
  ...select
}: SelectProps) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    note={note}
    labelHidden={labelHidden}
    controlId={id}
    className={className}
  >
    {(control) => (
      <div className={box.box}>
        <select {...select} {...control} className={`${box.control} ${styles.select}`}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon className={styles.arrow} of={ChevronDown} />
      </div>
    )}
  </Field>
)
