import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { session } from '../../../session/store.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { checkOf } from '../model.ts'
import { type ChangeFields, changeSchema, passwordScore } from '../password-rule.ts'
import { FormAlert } from './form-alert.tsx'
import styles from './login-form.module.css'
import { useChange } from './use-change.ts'
import { useErrorText } from './use-error-text.ts'
import { ignoreHeldEnter } from './use-one-request.ts'

const FIELD_OF: Readonly<Record<string, keyof ChangeFields | undefined>> = {
  'password.old.wrong': 'oldPassword',
  'password.same.as.old': 'newPassword',
}

/** Old password where it is not known yet, the new one, and the new one again. */
export function ChangeForm() {
  const { t } = useTranslation('auth')
  const text = useErrorText()
  const { busy, failure, askOld, rule, submit } = useChange()
  const {
    register,
    handleSubmit,
    setFocus,
    control,
    formState: { errors },
  } = useForm<ChangeFields>({
    resolver: zodResolver(changeSchema(rule, askOld)),
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  })
  const score = passwordScore(useWatch({ control, name: 'newPassword' }).trim(), rule)
  const place = failure ? FIELD_OF[failure.code] : undefined
  const { min, max } = rule

  useEffect(() => {
    if (place) setFocus(place)
  }, [place, setFocus])

  const fault = (name: keyof ChangeFields): string | undefined => {
    const check = checkOf(errors[name]?.message)
    if (check === 'passwordLength' && min === max) return t('check.passwordOneLength', { min })
    if (check) return t(`check.${check}`, { min, max })
    return failure && place === name ? text(failure) : undefined
  }
  const field = (name: keyof ChangeFields) => ({
    error: fault(name),
    showLabel: t('login.show'),
    hideLabel: t('login.hide'),
    capsLockLabel: t('login.capsLock'),
    maxLength: 200,
    ...register(name),
  })

  return (
    <form
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
      {askOld ? <PasswordField label={t('change.old')} {...field('oldPassword')} /> : null}
      <PasswordField
        label={t('change.new')}
        hint={t(rule.mix ? 'change.ruleMix' : 'change.rule', { min, max })}
        autoComplete="new-password"
        strength={{ score, label: t(`change.strength${score}`) }}
        {...field('newPassword')}
      />
      <PasswordField
        label={t('change.confirm')}
        autoComplete="new-password"
        {...field('confirmNewPassword')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('change.submit')}
      </Button>
    </form>
  )
}
