import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { PasswordPart } from '#patterns/forms/password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useFirstFocus } from '#patterns/forms/use-first-focus.ts'
import { type Revalidation, useRevalidate } from '#patterns/forms/use-revalidate.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { session } from '#session/store.ts'
import { useChangePassword } from '../hooks/use-change-password.ts'
import { type ChangeFields, changeSchema } from '../model.ts'

const REVALIDATION: Revalidation<ChangeFields> = [['newPassword', 'confirmNewPassword']]

/** The fields that a refusal is about; none when it is about the whole form. */
const refusedFields = (error: ApiError): readonly (keyof ChangeFields)[] => {
  const field = errorField(error)
  return field === 'oldPassword' || field === 'newPassword' ? [field] : []
}

/** The old password unless it is known, the new one, and its repetition. */
export function ChangeForm() {
  const { t } = useTranslation('password')
  const errorText = useFieldErrorText()
  const { busy, waitUntil, failure, asksOld, rule, submit } = useChangePassword()
  const form = useForm<ChangeFields>({
    resolver: zodResolver(changeSchema(rule, asksOld)),
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, control, setFocus, formState } = form
  const { errors, submitCount } = formState
  const element = useErrorFocus(submitCount)
  const showErrors = useServerErrors(form)
  useFirstFocus(setFocus, asksOld ? 'oldPassword' : 'newPassword')
  const value = useWatch({ control, name: 'newPassword' })
  useRevalidate(form, REVALIDATION)

  const field = (name: keyof ChangeFields) => ({
    error: errorText(errors[name]),
    ...register(name),
  })

  const onSubmit = async (fields: ChangeFields) => {
    const outcome = await submit(fields)
    if (outcome && outcome.kind !== 'done') showErrors(outcome.error, refusedFields(outcome.error))
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert error={failure && refusedFields(failure).length === 0 ? failure : null} />
      {/* Tells a password manager whose password this is. */}
      <input
        type="text"
        autoComplete="username"
        value={session.get('account') ?? ''}
        readOnly
        hidden
      />
      {asksOld ? <PasswordPart label={t('old')} {...field('oldPassword')} /> : null}
      <PasswordPart label={t('new')} choose={{ rule, value }} {...field('newPassword')} />
      <PasswordPart
        label={t('confirm')}
        autoComplete="new-password"
        {...field('confirmNewPassword')}
      />
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}
