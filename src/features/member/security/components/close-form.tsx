import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { closeAccount, securityKeys } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { PasswordPart } from '#patterns/forms/password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { markSigningOut } from '#session/expiry.ts'
import { useSignOut } from '#session/sign-out.ts'
import { session } from '#session/store.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { closeSchema } from '../model.ts'
import { SECURITY_REFUSALS } from '../refusals.ts'
import { CloseMatters } from './close-matters.tsx'

/** Closes an account: the member agrees to the consequences, then enters the password. */
export function CloseForm() {
  const { t } = useTranslation('security')
  const { signOut } = useSignOut()
  const { link } = useMemberPages()
  const client = useQueryClient()
  const errorText = useFieldErrorText()
  const [agreed, setAgreed] = useState(false)
  const {
    mutate: submit,
    busy,
    error,
    waitUntil,
  } = useIdempotentMutation({
    name: 'close-account',
    send: ({ password }: { password: string }, requestId) => {
      // The session may end before the answer arrives; marking it keeps that from being reported as an expiry.
      markSigningOut(session.get('token'))
      return closeAccount({ password, requestId })
    },
    contentOf: () => null,
    once: true,
    onSettled(outcome) {
      if (outcome.kind !== 'done') {
        void client.invalidateQueries({ queryKey: securityKeys.all })
        return markSigningOut(null)
      }
      toast.show({ tone: 'success', message: t('close.done') })
      // The session has ended already; this page leaves as it does after a logout.
      void signOut()
    },
  })
  const form = useForm<{ password: string }>({
    resolver: zodResolver(closeSchema),
    defaultValues: { password: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const element = useErrorFocus(formState.submitCount)
  const showErrors = useServerErrors(form, SECURITY_REFUSALS)
  const isField = error !== null && errorField(error, SECURITY_REFUSALS) === 'oldPassword'

  const onSubmit = async (fields: { password: string }) => {
    const outcome = await submit(fields)
    if (
      outcome &&
      outcome.kind !== 'done' &&
      errorField(outcome.error, SECURITY_REFUSALS) === 'oldPassword'
    )
      showErrors(outcome.error, ['password'], t('close.wrong'))
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert refusals={SECURITY_REFUSALS} error={isField ? null : error} />
      <CloseMatters />
      {error?.code === 'account.matters.open' ? (
        <Link {...link('withdraw')} {...buttonLook({})}>
          {t('close.withdraw')}
        </Link>
      ) : null}
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
        {t('close.agree')}
      </Checkbox>
      <PasswordPart
        label={t('close.password')}
        error={errorText(formState.errors.password)}
        {...register('password')}
      />
      <SubmitButton variant="danger" waitUntil={waitUntil} loading={busy} disabled={!agreed}>
        {t('close.submit')}
      </SubmitButton>
    </Form>
  )
}
