import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { CodePart } from '#patterns/forms/code-part.tsx'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { HumanCheckPart } from '#patterns/forms/human-check-part.tsx'
import { PasswordPart } from '#patterns/forms/password-part.tsx'
import { PhonePart } from '#patterns/forms/phone-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { type Revalidation, useRevalidate } from '#patterns/forms/use-revalidate.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import type { PasswordReset } from '../hooks/use-password-reset.ts'
import { type PhoneFields, phoneSchema, refusedFields } from '../model.ts'
import { RECOVERY_REFUSALS } from '../refusals.ts'

const REVALIDATION: Revalidation<PhoneFields> = [
  ['mobile', 'mobile'],
  ['country', 'mobile'],
]

/** The number, the code that came to it, and a new password. */
export function PhoneForm({ reset, rule }: { reset: PasswordReset; rule: FieldRule }) {
  const { t } = useTranslation('recover')
  const errorText = useFieldErrorText()
  const { busy, failure, phone, code, human, draft, sendCode, submit } = reset
  const form = useForm<PhoneFields>({
    resolver: (values, ...rest) =>
      zodResolver(phoneSchema(phone, values.country, rule))(values, ...rest),
    defaultValues: {
      ...draft.current(),
      ...(draft.current().mobile === '' ? phone.start(code.target()) : {}),
    },
    shouldFocusError: false,
  })
  const { register, handleSubmit, trigger, getValues, getFieldState, clearErrors } = form
  const { errors, submitCount } = form.formState
  const [country, mobile, value] = useWatch({
    control: form.control,
    name: ['country', 'mobile', 'newPassword'],
  })
  const element = useErrorFocus(submitCount)
  const showErrors = useServerErrors(form, RECOVERY_REFUSALS)
  useValuesChange(form, draft.keep)
  useRevalidate(form, REVALIDATION)

  const field = (name: 'mobile' | 'code' | 'newPassword') => ({
    error: errorText(errors[name]),
    ...register(name),
  })

  const send = async () => {
    if (!(await trigger('mobile', { shouldFocus: true }))) return
    const sent = await sendCode(getValues('mobile'), getValues('country'))
    // A new code clears the error of the last one.
    if (sent && getFieldState('code').error?.type === 'server') clearErrors('code')
  }

  const onSubmit = async (fields: PhoneFields) => {
    const outcome = await submit(fields)
    if (outcome && outcome.kind !== 'done') showErrors(outcome.error, refusedFields(outcome.error))
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert
        refusals={RECOVERY_REFUSALS}
        error={failure && refusedFields(failure).length === 0 ? failure : null}
      />
      <PhonePart
        phone={phone}
        shown={country}
        country={register('country', { deps: 'mobile' })}
        {...field('mobile')}
      />
      <HumanCheckPart human={human} />
      <CodePart
        code={code}
        to={phone.international(mobile, country)}
        onSend={send}
        {...field('code')}
      />
      <PasswordPart
        label={t('phone.newPassword')}
        choose={{ rule, value }}
        {...field('newPassword')}
      />
      <SubmitButton waitUntil={reset.waitUntil} loading={busy}>
        {t('phone.submit')}
      </SubmitButton>
    </Form>
  )
}
