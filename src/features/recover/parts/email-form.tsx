import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import styles from '../../../forms/form.module.css'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { useFaultFocus } from '../../../forms/use-fault-focus.ts'
import { useFaultText } from '../../../forms/use-fault-text.ts'
import { ignoreHeldEnter } from '../../../forms/use-one-request.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { type EmailFields, emailSchema } from '../model.ts'
import { useEmail } from './use-email.ts'
import { useTyped } from './use-typed.ts'

/** MOD-22: the user name and the address that belongs to it. */
export function EmailForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('recover')
  const words = useFaultText()
  const { busy, failure, submit } = useEmail(onSent)
  const typed = useTyped('recover-email', { username: '', email: '' })
  const form = useForm<EmailFields>({
    resolver: zodResolver(emailSchema),
    defaultValues: typed.start,
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const { errors, submitCount } = formState
  const frame = useFaultFocus(submitCount, failure)
  typed.useKeep(form)

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
