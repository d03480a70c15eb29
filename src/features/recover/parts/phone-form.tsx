import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '../../../api/error.ts'
import { CodePart } from '../../../forms/code-part.tsx'
import type { FieldRule } from '../../../forms/field-rules.ts'
import styles from '../../../forms/form.module.css'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { HumanCheckPart } from '../../../forms/human-check-part.tsx'
import { PasswordPart } from '../../../forms/password-part.tsx'
import { PhonePart } from '../../../forms/phone-part.tsx'
import { useErrorText } from '../../../forms/use-error-text.ts'
import { useFaultFocus } from '../../../forms/use-fault-focus.ts'
import { useFaultText } from '../../../forms/use-fault-text.ts'
import { ignoreHeldEnter } from '../../../forms/use-one-request.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type PhoneFields, phoneSchema, placeOf } from '../model.ts'
import type { Reset } from './use-reset.ts'
import { useKeep } from './use-typed.ts'

type Place = NonNullable<ReturnType<typeof placeOf>>

/** MOD-23, VAL-58: the number, the code that came to it, and a new password. */
export function PhoneForm({ reset, rule }: { reset: Reset; rule: FieldRule }) {
  const { t } = useTranslation('recover')
  const words = useFaultText()
  const text = useErrorText()
  const { busy, failure, phone, code, human, typed, send, submit } = reset
  // What the server said of a field holds until that field is changed.
  const [answered, setAnswered] = useState<ApiError | null>(null)
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

  const part = (name: Place) => {
    const said = failure && failure !== answered && place === name ? text(failure) : undefined
    const changed = () => {
      if (place === name) setAnswered(failure)
    }
    return {
      error: words(errors[name]?.message) ?? said,
      ...register(name, { onChange: changed }),
    }
  }

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
        country={register('country', { deps: 'mobile' })}
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
