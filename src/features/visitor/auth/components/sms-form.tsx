import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { type ApiError, asApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CodePart } from '#patterns/forms/code-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { HumanCheckPart } from '#patterns/forms/human-check-part.tsx'
import { PhonePart } from '#patterns/forms/phone-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { usePhone } from '#patterns/forms/use-phone.ts'
import { usePhoneCode } from '#patterns/forms/use-phone-code.ts'
import { type Revalidation, useRevalidate } from '#patterns/forms/use-revalidate.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import type { SignIn } from '../hooks/use-sign-in.ts'
import { useSmsLogin } from '../hooks/use-sms-login.ts'
import { type SmsFields, smsSchema } from '../model.ts'
import { AUTH_REFUSALS } from '../refusals.ts'
import { SignInAlert } from './sign-in-alert.tsx'

const REVALIDATION: Revalidation<SmsFields> = [
  ['mobile', 'mobile'],
  ['country', 'mobile'],
]

/** No account has this number. */
const isUnknownNumber = ({ code }: ApiError) => code === 'login.bad.credentials'

const isPlaced = (error: ApiError) =>
  isUnknownNumber(error) || errorField(error, AUTH_REFUSALS) === 'code'

/** A mobile number and the code that was sent to it. */
export function SmsForm({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('auth')
  const errorText = useFieldErrorText()
  const phone = usePhone()
  const code = usePhoneCode('login')
  const { attempt, smsFields } = signIn
  const { human, failure, busy } = attempt
  const submit = useSmsLogin(signIn)
  const form = useForm<SmsFields>({
    resolver: (values, ...rest) =>
      zodResolver(smsSchema(phone.schema(values.country)))(values, ...rest),
    defaultValues: smsFields.current ?? { ...phone.start(code.target()), code: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, trigger, getValues, control, formState } = form
  const { errors, submitCount } = formState
  const [country, mobile] = useWatch({ control, name: ['country', 'mobile'] })
  const element = useErrorFocus(submitCount)
  const showErrors = useServerErrors(form, AUTH_REFUSALS)
  useRevalidate(form, REVALIDATION)
  useValuesChange(form, (values) => {
    smsFields.current = values
  })

  const send = async () => {
    if (!(await trigger('mobile', { shouldFocus: true })) || !human.requirePassed()) return
    const { dial, number } = phone.parts(getValues('mobile'), getValues('country'))
    try {
      await code.send(dial, number, await human.proofField())
    } catch (thrown) {
      attempt.setAlert(asApiError(thrown))
    }
    human.renew()
  }

  const onSubmit = async (fields: SmsFields) => {
    const to = phone.parts(fields.mobile, fields.country)
    const outcome = await submit(to, fields.code, code)
    if (!outcome || outcome.kind === 'done') return
    const { error } = outcome
    if (isUnknownNumber(error)) showErrors(error, ['mobile'], t('sms.unknown'))
    else if (errorField(error, AUTH_REFUSALS) === 'code') showErrors(error, ['code'])
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <SignInAlert attempt={attempt} placed={failure !== null && isPlaced(failure)} />
      <PhonePart
        phone={phone}
        shown={country}
        country={register('country', { deps: 'mobile' })}
        error={errorText(errors.mobile)}
        {...register('mobile')}
      />
      <HumanCheckPart human={human} />
      <CodePart
        code={code}
        to={phone.international(mobile, country)}
        onSend={send}
        error={errorText(errors.code)}
        {...register('code')}
      />
      <SubmitButton
        waitUntil={attempt.waitUntil}
        loading={busy === 'sms'}
        disabled={busy !== null && busy !== 'sms'}
      >
        {t('login.submit')}
      </SubmitButton>
    </Form>
  )
}
