import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CodePart } from '../../../../patterns/forms/code-part.tsx'
import styles from '../../../../patterns/forms/form.module.css'
import { HumanCheckPart } from '../../../../patterns/forms/human-check-part.tsx'
import { PhonePart } from '../../../../patterns/forms/phone-part.tsx'
import { useCode } from '../../../../patterns/forms/use-phone-code.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useFaultFocus } from '../../../../patterns/forms/use-error-focus.ts'
import { useFaultText } from '../../../../patterns/forms/use-field-error-text.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/use-one-request.ts'
import { usePhone } from '../../../../patterns/forms/use-phone.ts'
import { type Relook, useRelook } from '../../../../patterns/forms/use-revalidate.ts'
import { useSaid } from '../../../../patterns/forms/use-said.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useMemory } from '../hooks/use-memory.ts'
import type { Door } from '../hooks/use-sign-in.ts'
import { type SmsFields, smsSchema } from '../model.ts'
import { DoorAlert } from './sign-in-alert.tsx'

/** Refusals that are about the code, and the one about a number that nobody here has. */
const ABOUT_CODE = /^(sms\.code\.|phone\.(code|(invalid|missing)\.verification)\b)/
const UNKNOWN = 'login.bad.credentials'

const placeOf = (failure: ApiError | null): 'code' | 'mobile' | null => {
  if (failure === null) return null
  if (failure.code === UNKNOWN) return 'mobile'
  return ABOUT_CODE.test(failure.code) ? 'code' : null
}

const RELOOK: Relook<SmsFields> = [
  ['mobile', 'mobile'],
  ['country', 'mobile'],
]

/** MOD-18, VAL-29, VAL-30: a mobile number and the code that was sent to it. */
export function SmsForm({ door }: { door: Door }) {
  const { t } = useTranslation('auth')
  const words = useFaultText()
  const text = useErrorText()
  const phone = usePhone()
  const code = useCode('login')
  const { human, failure, busy, typedSms } = door
  const form = useForm<SmsFields>({
    resolver: (values, ...rest) =>
      zodResolver(smsSchema(phone.schema(values.country)))(values, ...rest),
    defaultValues: typedSms.current ?? { country: phone.defaultCountry, mobile: '', code: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, trigger, getValues, control, formState } = form
  const { errors, submitCount } = formState
  const country = useWatch({ control, name: 'country' })
  const frame = useFaultFocus(submitCount, failure)
  const place = placeOf(failure)
  const { said, changed } = useSaid(failure)
  const retyped = (of: typeof place) => (place === of ? { onChange: changed } : {})
  useMemory(typedSms, form)
  useRelook(form, RELOOK)

  const send = async () => {
    if (!(await trigger('mobile', { shouldFocus: true }))) return
    const { dial, number } = phone.parts(getValues('mobile'), getValues('country'))
    try {
      const humanCheck = await human.proof()
      await code.send(dial, number, humanCheck ? { humanCheck } : {})
    } catch (thrown) {
      if (human.kind !== 'slider') door.fail(asApiError(thrown))
    }
    human.renew()
  }

  return (
    <form
      ref={frame}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((fields) =>
        door.submitSms(phone.parts(fields.mobile, fields.country), fields.code, code),
      )}
      onKeyDown={ignoreHeldEnter}
    >
      <DoorAlert door={door} placed={place !== null} />
      <PhonePart
        phone={phone}
        shown={country}
        country={register('country', { deps: 'mobile', ...retyped('mobile') })}
        error={
          words(errors.mobile?.message) ??
          (said && place === 'mobile' ? t('sms.unknown') : undefined)
        }
        {...register('mobile', retyped('mobile'))}
      />
      <HumanCheckPart human={human} />
      <CodePart
        code={code}
        onSend={send}
        error={words(errors.code?.message) ?? (said && place === 'code' ? text(said) : undefined)}
        {...register('code', retyped('code'))}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy === 'sms'}
        disabled={busy !== null && busy !== 'sms'}
      >
        {t('login.submit')}
      </Button>
    </form>
  )
}
