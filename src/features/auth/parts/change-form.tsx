import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { checkOf } from '../../../forms/checks.ts'
import styles from '../../../forms/form.module.css'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { passwordScore } from '../../../forms/password-rule.ts'
import { useErrorText } from '../../../forms/use-error-text.ts'
import { ignoreHeldEnter } from '../../../forms/use-one-request.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { session } from '../../../session/store.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { type ChangeFields, changeSchema } from '../change-schema.ts'
import { useChange } from './use-change.ts'

const FIELD_OF: Readonly<Record<string, keyof ChangeFields | undefined>> = {
  'password.old.wrong': 'oldPassword',
  'password.same.as.old': 'newPassword',
}

/** Old password where it is not known yet, the new one, and the new one again. */
export function ChangeForm() {
  const { t } = useTranslation(['auth', 'forms'])
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
    if (check === 'passwordLength' && min === max)
      return t('forms:check.passwordOneLength', { min })
    if (check) return t(`forms:check.${check}`, { min, max })
    return failure && place === name ? text(failure) : undefined
  }
  const field = (name: keyof ChangeFields) => ({
    error: fault(name),
    showLabel: t('forms:password.show'),
    hideLabel: t('forms:password.hide'),
    capsLockLabel: t('forms:password.capsLock'),
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
      {askOld ? <PasswordField label={t('auth:change.old')} {...field('oldPassword')} /> : null}
      <PasswordField
        label={t('auth:change.new')}
        hint={t(rule.mix ? 'forms:password.ruleMix' : 'forms:password.rule', { min, max })}
        autoComplete="new-password"
        strength={{ score, label: t(`forms:password.strength${score}`) }}
        {...field('newPassword')}
      />
      <PasswordField
        label={t('auth:change.confirm')}
        autoComplete="new-password"
        {...field('confirmNewPassword')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('auth:change.submit')}
      </Button>
    </form>
  )
}
