import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { SecurityConfig } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CodePart } from '#patterns/forms/code-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { PaymentPasswordPart } from '#patterns/forms/payment-password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { type Revalidation, useRevalidate } from '#patterns/forms/use-revalidate.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { PinField } from '#ui/pin-field/pin-field.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { useMemberCode } from '../hooks/use-member-code.ts'
import { usePaymentPassword } from '../hooks/use-payment-password.ts'
import { type PinFields, type PinWay, pinSchema, refusedPinFields } from '../model.ts'

const REVALIDATION: Revalidation<PinFields> = [['newPin', 'confirmPin']]

interface PinFormProps {
  way: PinWay
  config: Pick<SecurityConfig, 'codeMethods' | 'mobile' | 'email'>
  onDone: () => void
}

/** Sets, changes or resets the payment password: the required proof, then the new one twice. */
export function PinForm({ way, config, onDone }: PinFormProps) {
  const { t } = useTranslation('security')
  const errorText = useFieldErrorText()
  const { submit, busy, error: failure, waitUntil, uncertain } = usePaymentPassword(way, onDone)
  const code = useMemberCode('PAYMENT_PASSWORD')
  const { codeMethods: methods } = config
  const form = useForm<PinFields>({
    resolver: zodResolver(pinSchema(way)),
    defaultValues: {
      oldPin: '',
      code: '',
      newPin: '',
      confirmPin: '',
      method: methods[0] ?? 'MOBILE',
    },
    shouldFocusError: false,
  })
  const { register, handleSubmit, control, setValue, clearErrors, formState } = form
  const { errors, submitCount } = formState
  const method = useWatch({ control, name: 'method' })
  const element = useErrorFocus(submitCount)
  const showErrors = useServerErrors(form)
  useRevalidate(form, REVALIDATION)

  const field = (name: 'oldPin' | 'code' | 'newPin' | 'confirmPin') => ({
    error: errorText(errors[name]),
    ...register(name),
  })
  const target = method === 'MOBILE' ? config.mobile : config.email

  const onSubmit = async (fields: PinFields) => {
    const outcome = await submit(fields)
    if (outcome && outcome.kind !== 'done')
      showErrors(outcome.error, refusedPinFields(outcome.error))
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert error={failure && refusedPinFields(failure).length === 0 ? failure : null} />
      {uncertain && !busy ? <p role="status">{t('pin.unknown')}</p> : null}
      {way === 'change' ? <PaymentPasswordPart label={t('pin.old')} {...field('oldPin')} /> : null}
      {way === 'reset' ? (
        <>
          {methods.length > 1 ? (
            <RadioGroup
              name="method"
              label={t('code.where')}
              value={method}
              options={methods.map((value) => ({
                value,
                label: t(`code.to.${value}`),
                hint: (value === 'MOBILE' ? config.mobile : config.email) ?? undefined,
              }))}
              onValueChange={(value) => {
                setValue('method', value === 'EMAIL' ? 'EMAIL' : 'MOBILE')
                clearErrors('code')
              }}
            />
          ) : (
            <p>{t('code.goesTo', { target })}</p>
          )}
          <CodePart
            code={code}
            to={method}
            onSend={() => void code.send(method, { method })}
            {...field('code')}
          />
        </>
      ) : null}
      <PinField label={t('pin.new')} hint={t('pin.rule')} {...field('newPin')} />
      <PinField label={t('pin.confirm')} {...field('confirmPin')} />
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t(`pin.submit.${way}`)}
      </SubmitButton>
    </Form>
  )
}
