import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CodePart } from '../../../../patterns/forms/code-part.tsx'
import type { FieldRule } from '../../../../patterns/forms/field-rules.ts'
import styles from '../../../../patterns/forms/form.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { HumanCheckPart } from '../../../../patterns/forms/human-check-part.tsx'
import { PasswordPart } from '../../../../patterns/forms/password-part.tsx'
import { PhonePart } from '../../../../patterns/forms/phone-part.tsx'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useFaultFocus } from '../../../../patterns/forms/use-error-focus.ts'
import { useFaultText } from '../../../../patterns/forms/use-field-error-text.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/use-one-request.ts'
import { type Relook, useRelook } from '../../../../patterns/forms/use-revalidate.ts'
import { useSaid } from '../../../../patterns/forms/use-said.ts'
import { Button } from '../../../../ui/button/button.tsx'
import type { Reset } from '../hooks/use-password-reset.ts'
import { useKeep } from '../hooks/use-form-draft.ts'
import { type PhoneFields, phoneSchema, placeOf } from '../model.ts'

type Place = NonNullable<ReturnType<typeof placeOf>>

const RELOOK: Relook<PhoneFields> = [
  ['mobile', 'mobile'],
  ['country', 'mobile'],
]

/** MOD-23, VAL-58: the number, the code that came to it, and a new password. */
export function PhoneForm({ reset, rule }: { reset: Reset; rule: FieldRule }) {
  const { t } = useTranslation('recover')
  const words = useFaultText()
  const text = useErrorText()
  const { busy, failure, phone, code, human, typed, send, submit } = reset
  const { said, changed } = useSaid(failure)
  const form = useForm<PhoneFields>({
    resolver: (values, ...rest) =>
      zodResolver(phoneSchema(phone, values.country, rule))(values, ...rest),
    defaultValues: { ...typed.current(), country: typed.current().country || phone.defaultCountry },
    shouldFocusError: false,
  })
  const { register, handleSubmit, trigger, getValues, control, formState } = form
  const { errors, submitCount } = formState
  const [country, value] = useWatch({ control, name: ['country', 'newPassword'] })
  const frame = useFaultFocus(submitCount, failure)
  const place = placeOf(failure)
  useKeep(typed, form)
  useRelook(form, RELOOK)

  const part = (name: Place) => ({
    error: words(errors[name]?.message) ?? (said && place === name ? text(said) : undefined),
    ...register(name, place === name ? { onChange: changed } : {}),
  })

  const sendCode = async () => {
    if (!(await trigger('mobile', { shouldFocus: true }))) return
    await send(getValues('mobile'), getValues('country'))
  }

  return (
    <form
      ref={frame}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <FormAlert error={place ? null : failure} />
      <PhonePart
        phone={phone}
        shown={country}
        country={register('country', {
          deps: 'mobile',
          ...(place === 'mobile' ? { onChange: changed } : {}),
        })}
        {...part('mobile')}
      />
      <HumanCheckPart human={human} />
      <CodePart code={code} onSend={sendCode} {...part('code')} />
      <PasswordPart
        label={t('phone.newPassword')}
        choose={{ rule, value }}
        {...part('newPassword')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('phone.submit')}
      </Button>
    </form>
  )
}
