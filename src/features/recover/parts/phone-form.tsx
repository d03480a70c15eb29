import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { systemQueries } from '../../../api/system.ts'
import { CodePart } from '../../../forms/code-part.tsx'
import { fieldRules } from '../../../forms/field-rules.ts'
import styles from '../../../forms/form.module.css'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { HumanCheckPart } from '../../../forms/human-check-part.tsx'
import { PasswordPart } from '../../../forms/password-part.tsx'
import { PhonePart } from '../../../forms/phone-part.tsx'
import { useErrorText } from '../../../forms/use-error-text.ts'
import { useFaultFocus } from '../../../forms/use-fault-focus.ts'
import { useFaultText } from '../../../forms/use-fault-text.ts'
import { ignoreHeldEnter } from '../../../forms/use-one-request.ts'
import { usePhone } from '../../../forms/use-phone.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type PhoneFields, phoneSchema, placeOf } from '../model.ts'
import { useReset } from './use-reset.ts'
import { useTyped } from './use-typed.ts'

/** MOD-23, VAL-58: the number, the code that came to it, and a new password. */
export function PhoneForm() {
  const { t } = useTranslation('recover')
  const words = useFaultText()
  const text = useErrorText()
  const phone = usePhone()
  const { password: rule } = fieldRules(useQuery(systemQueries.registerSettings()).data?.fields)
  const { busy, failure, code, human, send, submit } = useReset(phone)
  const typed = useTyped('recover-phone', { country: phone.defaultCountry, mobile: '' })
  const form = useForm<PhoneFields>({
    resolver: (values, ...rest) =>
      zodResolver(phoneSchema(phone, values.country, rule))(values, ...rest),
    defaultValues: { ...typed.start, code: '', newPassword: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, trigger, getValues, control, formState } = form
  const { errors, submitCount } = formState
  const [country, value] = useWatch({ control, name: ['country', 'newPassword'] })
  const frame = useFaultFocus(submitCount, failure)
  const place = placeOf(failure)
  typed.useKeep(form)

  const said = (name: 'mobile' | 'code' | 'newPassword') =>
    words(errors[name]?.message) ?? (failure && place === name ? text(failure) : undefined)

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
        country={register('country')}
        error={said('mobile')}
        {...register('mobile')}
      />
      <HumanCheckPart human={human} />
      <CodePart code={code} onSend={sendCode} error={said('code')} {...register('code')} />
      <PasswordPart
        label={t('phone.newPassword')}
        error={said('newPassword')}
        choose={{ rule, value }}
        {...register('newPassword')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('phone.submit')}
      </Button>
    </form>
  )
}
