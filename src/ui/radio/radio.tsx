import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from '../base/cx.ts'
import { FieldNotes, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './radio.module.css'

type RadioOption = {
  value: string
  label: string
  hint?: string | undefined
  /** Before its words; it says no more than they do. */
  icon?: LucideIcon | undefined
  disabled?: boolean | undefined
}

export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> &
  FieldTexts & {
    name: string
    options: readonly RadioOption[]
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
    /** `card` frames each option, `line` is a plain list. */
    look?: 'line' | 'card' | undefined
    /** On a phone the cards have two columns, and only the hint of the chosen one is shown, below them. */
    compact?: boolean | undefined
  }

/** A group of native radios: arrow keys move, one tab stop. */
export const RadioGroup = ({
  label,
  hint,
  error,
  note,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  look = 'line',
  compact = false,
  className,
  ...rest
}: RadioGroupProps) => {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      {...rest}
      className={cx(styles.root, className)}
      aria-describedby={described || undefined}
      data-look={look}
      data-compact={compact}
      data-invalid={error !== undefined}
    >
      <legend className={styles.legend}>
        {label}
        {note === undefined ? null : <span className={styles.note}> {note}</span>}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.line} key={option.value}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.icon ? (
              <span className={styles.picture}>
                <Icon of={option.icon} size="lg" />
              </span>
            ) : null}
            <span className={styles.words}>
              <bdi>{option.label}</bdi>
              {option.hint ? (
                <span className={styles.hint} id={`${id}-${option.value}`}>
                  <bdi>{option.hint}</bdi>
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {compact ? (
        <p className={styles.chosen} aria-hidden="true">
          {options.find((option) => option.value === value)?.hint}
        </p>
      ) : null}
      <FieldNotes hint={hint} error={error} hintId={`${id}-hint`} errorId={`${id}-error`} />
    </fieldset>
  )
}
