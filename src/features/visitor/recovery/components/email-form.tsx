import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import styles from '../../../../patterns/forms/form.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { useFaultFocus } from '../../../../patterns/forms/use-error-focus.ts'
import { useFaultText } from '../../../../patterns/forms/use-field-error-text.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/use-one-request.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/text-field/text-field.tsx'
import type { Email } from '../hooks/use-email-request.ts'
import { useKeep } from '../hooks/use-form-draft.ts'
import { type EmailFields, emailSchema } from '../model.ts'

interface EmailFormProps {
  email: Email
  /** True until the pop-up's first form has taken the focus. */
  fresh: RefObject<boolean>
}

/** MOD-22: the user name and the address that belongs to it. */
export function EmailForm({ email, fresh }: EmailFormProps) {
  const { t } = useTranslation('recover')
  const words = useFaultText()
  const { busy, failure, typed, submit } = email
  const form = useForm<EmailFields>({
    resolver: zodResolver(emailSchema),
    defaultValues: typed.current(),
    shouldFocusError: false,
  })
  const { register, handleSubmit, setFocus, formState } = form
  const { errors, submitCount } = formState
  const frame = useFaultFocus(submitCount, failure)
  useKeep(typed, form)

  // A field under a finger would bring the keyboard over the sheet before anything is read.
  useEffect(() => {
    if (fresh.current && window.matchMedia?.('(pointer: fine)').matches) setFocus('username')
    fresh.current = false
  }, [fresh, setFocus])

  return (
    <form
      ref={frame}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <FormAlert error={failure} />
      <TextField
        label={t('email.username')}
        error={words(errors.username?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        {...register('username')}
      />
      <TextField
        label={t('email.address')}
        hint={t('email.hint')}
        error={words(errors.email?.message)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...register('email')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('email.submit')}
      </Button>
    </form>
  )
}
