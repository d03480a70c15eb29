import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CaptchaPart } from '../../../../patterns/forms/captcha-part.tsx'
import { aboutCaptcha } from '../../../../patterns/forms/error-facts.ts'
import styles from '../../../../patterns/forms/form.module.css'
import { HumanCheckPart } from '../../../../patterns/forms/human-check-part.tsx'
import { PasswordPart } from '../../../../patterns/forms/password-part.tsx'
import { useFaultText } from '../../../../patterns/forms/use-field-error-text.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/use-one-request.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/text-field/text-field.tsx'
import { useMemory } from '../hooks/use-memory.ts'
import type { Door } from '../hooks/use-sign-in.ts'
import { type LoginFields, loginSchema } from '../model.ts'
import { DoorAlert } from './sign-in-alert.tsx'
import { RememberPart } from './remember-part.tsx'
import { focusHeading } from '../hooks/use-step-focus.ts'

interface LoginFormProps {
  door: Door
  /** Left out on the agent side (D-024). */
  withRemember?: boolean
  /** Beside the remember box, such as the way to a forgotten password. */
  aside?: ReactNode
  submitLabel?: string
}

/** User name and password; the captcha joins them when the server asks for one. */
export function LoginForm({ door, withRemember = false, aside, submitLabel }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const words = useFaultText()
  const { captcha, human, failure, busy, fresh, typed } = door
  const place = useRef<HTMLFormElement>(null)
  const form = useForm<LoginFields>({
    resolver: zodResolver(loginSchema(captcha.shown)),
    defaultValues: typed.current,
  })
  const { register, handleSubmit, setValue, getValues, setFocus, resetField, formState } = form
  const { errors } = formState
  useMemory(typed, form)

  // A field under a finger would bring the keyboard over the sheet before anything is read.
  useEffect(() => {
    const why = fresh.current
    fresh.current = null
    const fine = window.matchMedia?.('(pointer: fine)').matches
    if (why && fine) setFocus(getValues('username') ? 'password' : 'username')
    else if (why === 'back') focusHeading(place.current)
  }, [fresh, setFocus, getValues])

  // A used picture is worth nothing, and neither is what was read from it.
  useEffect(() => {
    if (captcha.round > 0) resetField('captcha', { defaultValue: '' })
  }, [captcha.round, resetField])

  useEffect(() => {
    if (!failure) return
    if (aboutCaptcha(failure)) setFocus('captcha')
    else if (failure.code === 'login.bad.credentials') setFocus('password')
  }, [failure, setFocus])

  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(door.submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <DoorAlert door={door} placed={failure !== null && aboutCaptcha(failure)} />
      <TextField
        label={t('login.username')}
        error={words(errors.username?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        {...register('username')}
      />
      <PasswordPart
        label={t('login.password')}
        error={words(errors.password?.message)}
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
      <HumanCheckPart human={human} />
      {withRemember || aside ? (
        <div className={styles.line}>
          {withRemember ? (
            <RememberPart
              keepsPassword={door.keepPassword}
              prefill={(kept) => {
                // Whoever has begun to type is not overwritten.
                if (getValues('username') !== '') return
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
        disabled={busy !== null && busy !== 'form'}
      >
        {submitLabel ?? t('login.submit')}
      </Button>
    </form>
  )
}
