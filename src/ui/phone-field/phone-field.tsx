import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { phoneDigits } from '#lib/input-text.ts'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './phone-field.module.css'

type DialOption = {
  /** ISO country code, the value of the select. */
  code: string
  /** Dialling code, digits only. */
  dial: string
  /** Country name, read out with the code. */
  label: string
}

export type PhoneFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'inputMode'> &
  FieldTexts & {
    options: readonly DialOption[]
    /** Accessible name of the country select. */
    codeLabel: string
    /** Attributes of the country select: `country={register('country')}`. */
    country?: Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> | undefined
  }

/**
 * A national phone number with a select for the dialling code. All other attributes go to the number:
 * `<PhoneField country={register('country')} {...register('mobile')} />`.
 */
export const PhoneField = ({
  label,
  hint,
  error,
  note,
  options,
  codeLabel,
  country,
  id,
  className,
  disabled,
  ...input
}: PhoneFieldProps) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    note={note}
    controlId={id}
    className={className}
    reads={phoneDigits}
  >
    {(control) => (
      // Phone numbers are left-to-right in every language.
      <div className={box.box} dir="ltr">
        <span className={styles.country}>
          <select
            autoComplete="tel-country-code"
            disabled={disabled}
            {...country}
            className={styles.select}
            aria-label={codeLabel}
          >
            {options.map(({ code, dial, label: name }) => (
              <option key={code} value={code} aria-label={`+${dial} ${code}, ${name}`}>
                +{dial} {code}
              </option>
            ))}
          </select>
          <Icon className={styles.arrow} of={ChevronDown} size="sm" />
        </span>
        <input
          autoComplete="tel-national"
          maxLength={24}
          {...input}
          {...control}
          className={`${box.control} ${styles.number}`}
          type="tel"
          inputMode="tel"
          disabled={disabled}
        />
      </div>
    )}
  </Field>
)
