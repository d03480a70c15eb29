import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { CaptchaPart } from '#patterns/forms/captcha-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { HumanCheckPart } from '#patterns/forms/human-check-part.tsx'
import { PasswordPart } from '#patterns/forms/password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useCaptchaReset } from '#patterns/forms/use-captcha-reset.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { usePasswordLogin } from '../hooks/use-password-login.ts'
import type { SignIn } from '../hooks/use-sign-in.ts'
import { focusHeading } from '../hooks/use-step-focus.ts'
import { type LoginFields, loginSchema, USERNAME } from '../model.ts'
import { RememberPart } from './remember-part.tsx'
import { SignInAlert } from './sign-in-alert.tsx'

interface LoginFormProps {
  signIn: SignIn
  /** Left out on the agent side. */
  withRemember?: boolean
  /** Shown next to the remember box, such as the link for a forgotten password. */
  aside?: ReactNode
  submitLabel?: string
}

/** Username and password, plus the captcha when the server requires one. */
export function LoginForm({ signIn, withRemember = false, aside, submitLabel }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const errorText = useFieldErrorText()
  const { attempt, focusReason, passwordFields } = signIn
  const { captcha, human, failure, busy } = attempt
  const submit = usePasswordLogin(signIn)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<LoginFields>({
    resolver: zodResolver(loginSchema(captcha.shown)),
    defaultValues: passwordFields.current,
  })
  const { register, handleSubmit, setValue, getValues, setFocus, formState } = form
  const { errors } = formState
  const showErrors = useServerErrors(form)
  const aboutCaptcha = failure !== null && errorField(failure) === 'captcha'
  const captchaIsOld = useCaptchaReset(form, captcha)
  useValuesChange(form, (values) => {
    passwordFields.current = values
  })

  // A field under a finger would bring the keyboard over the sheet before anything is read.
  useEffect(() => {
    const reason = focusReason.current
    focusReason.current = null
    const fine = window.matchMedia?.('(pointer: fine)').matches
    if (reason && fine) setFocus(getValues('username') ? 'password' : 'username')
    else if (reason === 'back') focusHeading(element.current)
  }, [focusReason, setFocus, getValues])

  useEffect(() => {
    if (!failure) return
    if (errorField(failure) === 'captcha') setFocus('captcha')
    else if (failure.code === 'login.bad.credentials') setFocus('password')
  }, [failure, setFocus])

  const onSubmit = async (fields: LoginFields) => {
    if (captchaIsOld()) return
    const outcome = await submit(fields)
    if (!outcome || outcome.kind === 'done') return
    if (errorField(outcome.error) === 'captcha') showErrors(outcome.error, ['captcha'])
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <SignInAlert attempt={attempt} placed={aboutCaptcha} />
      <TextField
        label={t('login.username')}
        error={errorText(errors.username)}
        autoComplete="username"
        reads="code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME.max}
        {...register('username')}
      />
      <PasswordPart
        label={t('login.password')}
        error={errorText(errors.password)}
        {...register('password')}
      />
      {captcha.shown ? (
        <CaptchaPart captcha={captcha} error={errorText(errors.captcha)} {...register('captcha')} />
      ) : null}
      <HumanCheckPart human={human} />
      {withRemember || aside ? (
        <Stack direction="row" gap="2" justify="between" wrap>
          {withRemember ? (
            <RememberPart
              prefill={(kept) => {
                // Do not overwrite what the visitor has typed.
                if (getValues('username') !== '') return
                setValue('username', kept.username)
                setValue('password', kept.password ?? '')
                setValue('remember', true)
              }}
              {...register('remember')}
            />
          ) : null}
          {aside}
        </Stack>
      ) : null}
      <SubmitButton
        waitUntil={attempt.waitUntil}
        loading={busy === 'password'}
        disabled={busy !== null && busy !== 'password'}
      >
        {submitLabel ?? t('login.submit')}
      </SubmitButton>
    </Form>
  )
}
