import type { ComponentProps } from 'react'
import type { FieldError } from 'react-hook-form'
import type { RebateRange } from '#api/agent/agent-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { TextField } from '#ui/text-field/text-field.tsx'

interface RatePartProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  range: RebateRange
  error: FieldError | undefined
}

/** The rebate in per cent, with the server's bounds. */
export function RatePart({ range: { min, max }, error, ...input }: RatePartProps) {
  const { t } = useTranslation('links')
  const issue = (['rate', 'least', 'most'] as const).find((one) => one === error?.message)
  const text =
    error?.type === 'server'
      ? error.message
      : issue && t(`check.${issue}`, { least: min, most: max })
  return (
    <TextField
      label={t('rebate.label')}
      hint={t('rebate.hint', { least: min, most: max })}
      inputMode="decimal"
      autoComplete="off"
      reads="number"
      suffix="%"
      error={text}
      {...input}
    />
  )
}
