import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { CaptchaPart } from '#patterns/forms/captcha-part.tsx'
import { CodePart } from '#patterns/forms/code-part.tsx'
import { type FieldRule, MAX_FIELD_LENGTH, type RuledField } from '#patterns/forms/field-rules.ts'
import { PasswordPart } from '#patterns/forms/password-part.tsx'
import { PhonePart } from '#patterns/forms/phone-part.tsx'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { Registration } from '../hooks/use-register.ts'
import type { RegisterValues } from '../model.ts'

/** Input attributes of plain text fields, for keyboards and autofill. */
const INPUT: { readonly [F in RuledField]?: Readonly<Record<string, string>> } = {
  username: { autoComplete: 'username', autoCapitalize: 'none' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  payeeName: { autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  qqNum: { inputMode: 'numeric' },
  affiliateCode: { autoCapitalize: 'none' },
  referralCode: { autoCapitalize: 'none' },
  recommenderId: { autoCapitalize: 'none' },
}

export const toFieldId = (name: string) => `register-${name}`

interface FieldPartProps {
  rule: FieldRule
  form: UseFormReturn<RegisterValues>
  registration: Registration
  phone: Phone
  error: string | undefined
  onSend: () => void
  /** The focus has left it. */
  onLeave: (name: RuledField) => void
}

/** One field of the server's rules, as its name wants it. */
export function FieldPart(props: FieldPartProps) {
  const { rule, form, registration, phone, error, onSend, onLeave } = props
  const { t } = useTranslation('register')
  const { name, family, min, max } = rule
  const errorText = useFieldErrorText()
  const [country, mobile, value] = useWatch({
    control: form.control,
    name: ['country', 'mobileNum', name],
  })
  const label = t(`field.${name}`)
  const note = rule.required ? undefined : t('optional')
  const input = {
    id: toFieldId(name),
    ...form.register(name, { onBlur: () => onLeave(name) }),
  }
  if (name === 'password' || name === 'confirmPassword' || name === 'paymentPassword') {
    // A PIN of few digits is weak by any meter, so only its rule is shown.
    const meter = name === 'password' ? { value } : {}
    const chosen = name === 'confirmPassword' ? {} : { choose: { rule, ...meter } }
    return (
      <PasswordPart
        {...input}
        {...chosen}
        label={label}
        error={error}
        autoComplete="new-password"
      />
    )
  }
  if (name === 'mobileNum') {
    return (
      <PhonePart
        {...input}
        label={label}
        phone={phone}
        shown={country}
        country={form.register('country', { deps: 'mobileNum' })}
        note={note}
        error={error}
      />
    )
  }
  if (name === 'verificationCode')
    return (
      <CodePart
        {...input}
        label={label}
        code={registration.code}
        to={phone.international(mobile, country)}
        onSend={onSend}
        error={error}
      />
    )
  if (name === 'captcha')
    return <CaptchaPart {...input} label={label} captcha={registration.captcha} error={error} />
  return (
    <TextField
      label={label}
      note={note}
      error={error}
      // Longer than the rule allows, so that too long a paste is refused and not cut off.
      maxLength={MAX_FIELD_LENGTH}
      hint={name === 'username' && family ? errorText({ key: family, min, max }) : undefined}
      spellCheck={false}
      reads={name === 'payeeName' || name === 'facebook' ? 'text' : 'code'}
      {...INPUT[name]}
      {...input}
    />
  )
}
