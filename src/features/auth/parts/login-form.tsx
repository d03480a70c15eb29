import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CaptchaPart } from '../../../forms/captcha-part.tsx'
import { checkOf } from '../../../forms/checks.ts'
import { aboutCaptcha } from '../../../forms/error-facts.ts'
import styles from '../../../forms/form.module.css'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { ignoreHeldEnter } from '../../../forms/use-one-request.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { type LoginFields, loginSchema } from '../model.ts'
import { RememberPart } from './remember-part.tsx'
import type { useSignIn } from './use-sign-in.ts'

interface LoginFormProps {
  door: ReturnType<typeof useSignIn>
  /** Left out on the agent side (D-024). */
  withRemember?: boolean
  /** Beside the remember box, such as the way to a forgotten password. */
  aside?: ReactNode
}

/** User name and password; the captcha joins them when the server asks for one. */
export function LoginForm({ door, withRemember = false, aside }: LoginFormProps) {
  const { t } = useTranslation(['auth', 'forms'])
  const { captcha, failure, busy } = door
  const {
    register,
    handleSubmit,
    setValue,
    setFocus,
    resetField,
    formState: { errors },
  } = useForm<LoginFields>({
    resolver: zodResolver(loginSchema(captcha.shown)),
    defaultValues: { username: '', password: '', captcha: '', remember: false },
  })
  const words = (message: string | undefined) => {
    const check = checkOf(message)
    return check && t(`forms:check.${check}`)
  }

  // A field under a finger would bring the keyboard over the sheet before anything is read.
  useEffect(() => {
    if (window.matchMedia?.('(pointer: fine)').matches) setFocus('username')
  }, [setFocus])

  // A used picture is worth nothing, and neither is what was read from it.
  useEffect(() => {
    if (captcha.round > 0) resetField('captcha')
  }, [captcha.round, resetField])

  useEffect(() => {
    if (!failure) return
    if (aboutCaptcha(failure)) setFocus('captcha')
    else if (failure.code === 'login.bad.credentials') setFocus('password')
  }, [failure, setFocus])

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(door.submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <FormAlert error={failure && !aboutCaptcha(failure) ? failure : null} />
      <TextField
        label={t('auth:login.username')}
        error={words(errors.username?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        {...register('username')}
      />
      <PasswordField
        label={t('auth:login.password')}
        error={words(errors.password?.message)}
        showLabel={t('forms:password.show')}
        hideLabel={t('forms:password.hide')}
        capsLockLabel={t('forms:password.capsLock')}
        maxLength={200}
        {...register('password')}
      />
      {captcha.shown ? (
        <CaptchaPart
          captcha={captcha}
          refusal={failure}
          error={words(errors.captcha?.message)}
          {...register('captcha')}
        />
      ) : null}
      {withRemember || aside ? (
        <div className={styles.line}>
          {withRemember ? (
            <RememberPart
              keepsPassword={door.keepPassword}
              prefill={(kept) => {
                setValue('username', kept.username)
                setValue('password', kept.password ?? '')
                setValue('remember', true)
              }}
              {...register('remember')}
            />
          ) : null}
          {aside}
        </div>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy === 'form'}
        disabled={busy === 'free'}
      >
        {t('auth:login.submit')}
      </Button>
    </form>
  )
}
