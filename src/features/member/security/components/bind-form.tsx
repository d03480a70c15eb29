import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { bindEmail, bindMobile } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CodePart } from '#patterns/forms/code-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { PhonePart } from '#patterns/forms/phone-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { usePhone } from '#patterns/forms/use-phone.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useMemberCode } from '../hooks/use-member-code.ts'
import { useSecurityWrite } from '../hooks/use-security-write.ts'
import { type BindFields, type BindKind, bindSchema, refusedBindFields } from '../model.ts'

/** Binds another number or mailbox, proven by a code that is sent to it. */
export function BindForm({ kind, onDone }: { kind: BindKind; onDone: () => void }) {
  const { t } = useTranslation('security')
  const errorText = useFieldErrorText()
  const phone = usePhone()
  const code = useMemberCode('BIND')
  const numberOf = ({ mobile, country }: Pick<BindFields, 'mobile' | 'country'>) => {
    const { dial, number } = phone.parts(mobile, country)
    return { mobileNum: number, countryDialingCode: dial }
  }
  const { submit, busy, error, waitUntil } = useSecurityWrite({
    name: `bind.${kind}`,
    send: (fields: BindFields, requestId) =>
      kind === 'mobile'
        ? bindMobile({ ...numberOf(fields), code: fields.code, requestId })
        : bindEmail({ email: fields.email, code: fields.code, requestId }),
    contentOf: ({ code: _, ...target }) => target,
    done: t(`bind.${kind}.done`),
    onDone,
  })
  const form = useDraftForm<BindFields>(`bind.${kind}`, {
    resolver: (values, ...rest) =>
      zodResolver(bindSchema(kind, phone, values.country))(values, ...rest),
    defaultValues: { country: phone.defaultCountry, mobile: '', email: '', code: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, control, trigger, getValues, clearErrors, setError } = form
  const { errors, submitCount } = form.formState
  const [country, mobile, email] = useWatch({ control, name: ['country', 'mobile', 'email'] })
  const element = useErrorFocus(submitCount)
  const showErrors = useServerErrors(form)
  const to = kind === 'mobile' ? phone.international(mobile, country) : email.trim().toLowerCase()

  const field = (name: 'mobile' | 'email' | 'code') => ({
    error: errorText(errors[name]),
    ...register(name),
  })

  const send = async () => {
    if (!(await trigger(kind, { shouldFocus: true }))) return
    const values = getValues()
    const sent = await code.send(
      to,
      kind === 'mobile'
        ? { method: 'MOBILE', ...numberOf(values) }
        : { method: 'EMAIL', email: values.email.trim() },
    )
    if (sent) clearErrors('code')
  }

  const onSubmit = async (fields: BindFields) => {
    if (!code.to(to).sent) return setError('code', { type: 'server', message: t('bind.first') })
    const outcome = await submit(fields)
    if (outcome && outcome.kind !== 'done')
      showErrors(outcome.error, refusedBindFields(outcome.error))
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert error={error && refusedBindFields(error).length === 0 ? error : null} />
      {kind === 'mobile' ? (
        <PhonePart
          phone={phone}
          shown={country}
          label={t('bind.mobile.label')}
          country={register('country', { deps: 'mobile' })}
          {...field('mobile')}
        />
      ) : (
        <TextField
          type="email"
          reads="code"
          autoComplete="email"
          label={t('bind.email.label')}
          {...field('email')}
        />
      )}
      <CodePart code={code} to={to} onSend={() => void send()} {...field('code')} />
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t('bind.submit')}
      </SubmitButton>
    </Form>
  )
}
