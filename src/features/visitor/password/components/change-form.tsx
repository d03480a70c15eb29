import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import styles from '../../../../patterns/forms/form.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { PasswordPart } from '../../../../patterns/forms/password-part.tsx'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useFaultFocus } from '../../../../patterns/forms/use-error-focus.ts'
import { useFaultText } from '../../../../patterns/forms/use-field-error-text.ts'
import { useFirstFocus } from '../../../../patterns/forms/use-first-focus.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/use-one-request.ts'
import { type Relook, useRelook } from '../../../../patterns/forms/use-revalidate.ts'
import { useSaid } from '../../../../patterns/forms/use-said.ts'
import { session } from '../../../../session/store.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useChange } from '../hooks/use-change-password.ts'
import { type ChangeFields, changeSchema } from '../model.ts'

const FIELD_OF: Readonly<Record<string, keyof ChangeFields | undefined>> = {
  'password.old.wrong': 'oldPassword',
  'password.same.as.old': 'newPassword',
}

const RELOOK: Relook<ChangeFields> = [['newPassword', 'confirmNewPassword']]

/** Old password where it is not known yet, the new one, and the new one again. */
export function ChangeForm() {
  const { t } = useTranslation('password')
  const text = useErrorText()
  const words = useFaultText()
  const { busy, failure, askOld, rule, submit } = useChange()
  const form = useForm<ChangeFields>({
    resolver: zodResolver(changeSchema(rule, askOld)),
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, control, setFocus, formState } = form
  const { errors, submitCount } = formState
  const frame = useFaultFocus(submitCount, failure)
  useFirstFocus(setFocus, askOld ? 'oldPassword' : 'newPassword')
  const value = useWatch({ control, name: 'newPassword' })
  const place = failure ? FIELD_OF[failure.code] : undefined
  const { said, changed } = useSaid(failure)
  useRelook(form, RELOOK)

  const field = (name: keyof ChangeFields) => ({
    error: words(errors[name]?.message) ?? (said && place === name ? text(said) : undefined),
    ...register(name, place === name ? { onChange: changed } : {}),
  })

  return (
    <form
      ref={frame}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <FormAlert error={place ? null : failure} />
      {/* Tells a password manager whose password this is. */}
      <input
        type="text"
        autoComplete="username"
        value={session.get('account') ?? ''}
        readOnly
        hidden
      />
      {askOld ? <PasswordPart label={t('old')} {...field('oldPassword')} /> : null}
      <PasswordPart label={t('new')} choose={{ rule, value }} {...field('newPassword')} />
      <PasswordPart
        label={t('confirm')}
        autoComplete="new-password"
        {...field('confirmNewPassword')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
