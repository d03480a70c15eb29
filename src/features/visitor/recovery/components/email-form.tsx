import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { EmailRequest } from '../hooks/use-email-request.ts'
import { EMAIL, type EmailFields, emailSchema, USERNAME } from '../model.ts'
import { RECOVERY_REFUSALS } from '../refusals.ts'

interface EmailFormProps {
  request: EmailRequest
  /** True until the pop-up's first form has taken the focus. */
  opened: RefObject<boolean>
}

/** The username and the address that belongs to it. */
export function EmailForm({ request, opened }: EmailFormProps) {
  const { t } = useTranslation('recover')
  const errorText = useFieldErrorText()
  const { busy, failure, draft, submit } = request
  const form = useForm<EmailFields>({
    resolver: zodResolver(emailSchema),
    defaultValues: draft.current(),
    shouldFocusError: false,
  })
  const { register, handleSubmit, setFocus, formState } = form
  const { errors, submitCount } = formState
  const element = useErrorFocus(submitCount)
  useValuesChange(form, draft.keep)

  // A field under a finger would bring the keyboard over the sheet before anything is read.
  useEffect(() => {
    if (opened.current && window.matchMedia?.('(pointer: fine)').matches) setFocus('username')
    opened.current = false
  }, [opened, setFocus])

  return (
    <Form ref={element} onSubmit={handleSubmit(async (fields) => void (await submit(fields)))}>
      <FormAlert refusals={RECOVERY_REFUSALS} error={failure} />
      <TextField
        label={t('email.username')}
        error={errorText(errors.username)}
        autoComplete="username"
        reads="code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME.max}
        {...register('username')}
      />
      <TextField
        label={t('email.address')}
        hint={t('email.hint')}
        error={errorText(errors.email)}
        type="email"
        reads="code"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL.max}
        {...register('email')}
      />
      <SubmitButton waitUntil={request.waitUntil} loading={busy}>
        {t('email.submit')}
      </SubmitButton>
    </Form>
  )
}
