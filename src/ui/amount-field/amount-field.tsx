import type { ComponentProps, ReactNode } from 'react'
import { parseAmount } from '#lib/amount-input.ts'
import { cleanNumber } from '#lib/input-text.ts'
import { Chip } from '../chip/chip.tsx'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import styles from './amount-field.module.css'

type AmountChip = {
  /** Decimal text, such as "500.00". */
  amount: string
  /** As people read it: "৳500" or "All". */
  label: string
}

export type AmountFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'autoComplete' | 'prefix'
> &
  FieldTexts & {
    /**
     * The typed text, without the currency and with plain digits; `parseAmount` of `lib/amount-input` converts it to an
     * amount.
     */
    value: string
    onValueChange: (value: string) => void
    /** Sign of the currency, before the number. */
    symbol: string
    /** Names the group of chips. */
    chipsLabel?: string | undefined
    /** Amounts to choose from, "all of it" as well. */
    chips?: readonly AmountChip[] | undefined
    /** Shown while typing: fee, amount received, amount left. Changes are announced politely. */
    facts?: ReactNode
  }

const same = (typed: string, amount: string) => {
  const reading = parseAmount(typed)
  return reading.kind === 'amount' && reading.amount === amount
}

/**
 * An amount as decimal text, never a float, with chips to choose from. What is typed keeps its separators;
 * leaving the field writes it with plain digits and two decimals. The ref and input attributes go to the input.
 */
export const AmountField = ({
  label,
  hint,
  error,
  note,
  id,
  className,
  value,
  onValueChange,
  onBlur,
  symbol,
  chipsLabel,
  chips = [],
  facts,
  disabled,
  readOnly,
  ...input
}: AmountFieldProps) => {
  const tidy: AmountFieldProps['onBlur'] = (event) => {
    const reading = parseAmount(event.target.value)
    if (reading.kind === 'amount' && reading.amount !== value) onValueChange(reading.amount)
    onBlur?.(event)
  }
  const still = disabled === true || readOnly === true
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      controlId={id}
      className={className}
      reads={(text) => cleanNumber(text, symbol, '')}
      aside={
        <>
          {chips.length === 0 ? null : (
            <fieldset className={styles.chips}>
              <legend className="visually-hidden">{chipsLabel ?? label}</legend>
              {chips.map((chip) => (
                <Chip
                  key={`${chip.label} ${chip.amount}`}
                  selected={same(value, chip.amount)}
                  disabled={still}
                  onClick={() => onValueChange(chip.amount)}
                >
                  <bdi>{chip.label}</bdi>
                </Chip>
              ))}
            </fieldset>
          )}
          <div className={styles.facts} role="status">
            {facts}
          </div>
        </>
      }
    >
      {(control) => (
        <div className={box.box}>
          <bdi className={styles.symbol} aria-hidden="true">
            {symbol}
          </bdi>
          <input
            spellCheck={false}
            {...input}
            {...control}
            className={styles.control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            disabled={disabled}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={tidy}
          />
        </div>
      )}
    </Field>
  )
}
