import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { bindTotp, removeTotp } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSecurityWrite } from '../hooks/use-security-write.ts'
import { totpSchema } from '../model.ts'
import { SECURITY_REFUSALS } from '../refusals.ts'

interface TotpFormProps {
  removing: boolean
  /** With the recovery codes of an app that was just bound; empty when one was removed. */
  onDone: (recoveryCodes: readonly string[]) => void
}

/** The code that proves the authenticator app. */
export function TotpForm({ removing, onDone }: TotpFormProps) {
  const { t } = useTranslation('security')
  const errorText = useFieldErrorText()
  const { submit, busy, error, waitUntil } = useSecurityWrite({
    name: removing ? 'totp.remove' : 'totp.bind',
    send: async ({ code }: { code: string }, requestId): Promise<readonly string[]> => {
      if (!removing) return (await bindTotp({ code, requestId })).recoveryCodes
      await removeTotp({ code, requestId })
      return []
    },
    contentOf: () => null,
    done: t(removing ? 'totp.removed' : 'totp.added'),
    onDone,
  })
  const form = useForm<{ code: string }>({
    resolver: zodResolver(totpSchema(removing)),
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const element = useErrorFocus(formState.submitCount)
  const showErrors = useServerErrors(form, SECURITY_REFUSALS)

  const onSubmit = async (fields: { code: string }) => {
    const outcome = await submit(fields)
    if (
      outcome &&
      outcome.kind !== 'done' &&
      errorField(outcome.error, SECURITY_REFUSALS) === 'code'
    )
      showErrors(outcome.error, ['code'])
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert
        refusals={SECURITY_REFUSALS}
        error={error && errorField(error, SECURITY_REFUSALS) !== 'code' ? error : null}
      />
      <TextField
        label={t('totp.code')}
        hint={removing ? t('totp.codeOrRecovery') : undefined}
        inputMode={removing ? 'text' : 'numeric'}
        reads="code"
        autoComplete="one-time-code"
        error={errorText(formState.errors.code)}
        {...register('code')}
      />
      <SubmitButton variant={removing ? 'danger' : 'primary'} waitUntil={waitUntil} loading={busy}>
        {t(removing ? 'totp.remove' : 'totp.bind')}
      </SubmitButton>
    </Form>
  )
}
