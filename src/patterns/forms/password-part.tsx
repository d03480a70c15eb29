import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { loginBody } from '#openapi/generated/requests/login.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import type { FieldRule } from './field-rules.ts'
import { getRequestLength } from './request-field.ts'
import { useFieldErrorText } from './use-field-error-text.ts'
import { useStrength } from './use-strength.ts'

const { max } = getRequestLength(loginBody.shape.password)

type Input = Pick<ComponentProps<'input'>, 'id' | 'name' | 'onChange' | 'onBlur' | 'ref'>

type PasswordPartProps = Input & {
  label: string
  error: string | undefined
  /** For a new password: its rule as a hint, and the strength of `value` if it is given. */
  choose?: { rule: FieldRule; value?: string }
  autoComplete?: 'current-password' | 'new-password'
}

/**
 * A password field with its texts. With `choose`, the meter never rates a password that the rule refuses above
 * weak.
 */
export function PasswordPart({ choose, ...rest }: PasswordPartProps) {
  const errorText = useFieldErrorText()
  if (!choose) return <Part {...rest} />
  const { rule, value } = choose
  return value === undefined ? (
    <Part {...rest} hint={errorText(ruleText(rule))} />
  ) : (
    <ChosenPart {...rest} rule={rule} value={value} />
  )
}

type ChosenPartProps = Omit<PasswordPartProps, 'choose'> & { rule: FieldRule; value: string }

function ChosenPart({ rule, value, autoComplete = 'new-password', ...rest }: ChosenPartProps) {
  const { t } = useTranslation('forms')
  const errorText = useFieldErrorText()
  const score = useStrength(value.trim(), rule)
  return (
    <Part
      {...rest}
      autoComplete={autoComplete}
      hint={errorText(ruleText(rule))}
      strength={{ score, label: t(`password.strength${score}`) }}
    />
  )
}

type PartProps = Omit<PasswordPartProps, 'choose'> &
  Pick<ComponentProps<typeof PasswordField>, 'hint' | 'strength'>

function Part({ autoComplete = 'current-password', ...rest }: PartProps) {
  const { t } = useTranslation('forms')
  return (
    <PasswordField
      {...rest}
      autoComplete={autoComplete}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      capsLockLabel={t('password.capsLock')}
      maxLength={max}
    />
  )
}

const ruleText = ({ family, min, max }: FieldRule) =>
  ({ key: family ?? 'P1', min: Math.max(1, min), max }) as const
