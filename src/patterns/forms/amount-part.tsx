import type { ReactNode, Ref } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { type AmountIssue, amountIssue } from '#lib/amount-input.ts'
import { formatMoney } from '#lib/money.ts'
import { AmountField, type AmountFieldProps } from '#ui/amount-field/amount-field.tsx'

interface AmountPartProps<Fields extends FieldValues>
  extends Pick<AmountFieldProps, 'label' | 'hint' | 'symbol' | 'chips' | 'chipsLabel'> {
  control: Control<Fields>
  name: FieldPath<Fields>
  ref?: Ref<HTMLInputElement>
  /** Decimal strings, for the error texts. */
  min?: string
  max?: string
  facts?: ReactNode
}

const ISSUES: readonly AmountIssue[] = [
  'shape',
  'unclear',
  'decimals',
  'negative',
  'long',
  'empty',
  'zero',
  'below',
  'above',
]

/**
 * Returns messages for problems of an amount, with numbers formatted as on the page. The bounds are decimal strings.
 */
export function useAmountText(symbol: string) {
  const { t } = useTranslation('forms')
  const money = (amount: string) => symbol + formatMoney(amount)
  return (issue: AmountIssue, { min, max }: { min: string; max: string }): string =>
    t(`amount.${issue}`, {
      min: money(min),
      max: money(max),
      thousands: formatMoney('1234', { short: true }),
      decimals: formatMoney('1234.50'),
    })
}

/** An amount field. Its error is an `AmountIssue` of the schema or a refusal of the server. */
export function AmountPart<Fields extends FieldValues>({
  control,
  name,
  ref,
  min = '',
  max = '',
  facts,
  ...texts
}: AmountPartProps<Fields>) {
  const text = useAmountText(texts.symbol)
  const { field, fieldState } = useController({ control, name })
  const message = fieldState.error?.message
  const issue = ISSUES.find((known) => known === message)
  const error = issue === undefined ? message : text(issue, { min, max })
  const bound = boundOf(field.value, min, max)
  return (
    <AmountField
      {...texts}
      facts={error === undefined && bound ? text(bound, { min, max }) : facts}
      name={field.name}
      ref={(element) => {
        field.ref(element)
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  )
}

/** The bound that the typed amount violates, shown while typing. */
function boundOf(typed: unknown, min: string, max: string): 'below' | 'above' | null {
  if (typeof typed !== 'string') return null
  const issue = amountIssue(typed, { min: min || undefined, max: max || undefined })
  return issue === 'below' || issue === 'above' ? issue : null
}
