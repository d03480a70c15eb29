import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { PasswordField } from '../ui/password-field/password-field.tsx'
import type { FieldRule } from './field-rules.ts'
import { strengthOf } from './password-strength.ts'
import { useFaultText } from './use-fault-text.ts'

type Input = Pick<ComponentProps<'input'>, 'id' | 'name' | 'onChange' | 'onBlur' | 'ref'>

type PasswordPartProps = Input & {
  label: string
  error: string | undefined
  /** A password that is chosen now: its rule as a hint, and how strong `value` is. */
  choose?: { rule: FieldRule; value: string }
  autoComplete?: 'current-password' | 'new-password'
}

/** A password field with its words; with `choose` the meter never praises what the rule refuses. */
export function PasswordPart({ choose, autoComplete, ...rest }: PasswordPartProps) {
  const { t } = useTranslation('forms')
  const words = useFaultText()
  const score = choose && strengthOf(choose.value.trim(), choose.rule)
  return (
    <PasswordField
      {...rest}
      autoComplete={autoComplete ?? (choose ? 'new-password' : 'current-password')}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      capsLockLabel={t('password.capsLock')}
      maxLength={200}
      hint={choose ? words(ruleWords(choose.rule)) : undefined}
      strength={score === undefined ? undefined : { score, label: t(`password.strength${score}`) }}
    />
  )
}

const ruleWords = ({ family, min, max }: FieldRule) =>
  ({ key: family ?? 'P1', min: Math.max(1, min), max }) as const
