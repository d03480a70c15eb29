import { zodResolver } from '@hookform/resolvers/zod'
import { useController } from 'react-hook-form'
import type { AccountOpening, OpenedAccount } from '#api/agent/agent-links.ts'
import { formatRate } from '#entities/rebate/rate.ts'
import { RatePart } from '#entities/rebate/rate-part.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField, violatedFields } from '#patterns/forms/form-error.ts'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useOpenAccount } from '../hooks/use-open-account.ts'
import { type AccountFields, accountSchema } from '../model.ts'
import { ACCOUNT_REFUSALS } from '../refusals.ts'
import { KindPart } from './kind-part.tsx'
import styles from './register.module.css'

interface AccountFormProps {
  opening: AccountOpening
  rule: FieldRule
  onOpened: (account: OpenedAccount) => void
}

/** An account directly below the agent, by the portal's own rules for names. */
export function AccountForm({ opening, rule, onOpened }: AccountFormProps) {
  const { t } = useTranslation('links')
  const { rebate: range, leftToday } = opening
  const form = useDraftForm<AccountFields>('open-account', {
    resolver: zodResolver(accountSchema({ ...rule, enabled: true, required: true }, range)),
    defaultValues: { kind: 'MEMBER', account: '', rebate: '' },
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, formState } = form
  const { errors, submitCount } = formState
  const { field: kind } = useController({ control, name: 'kind' })
  const errorText = useFieldErrorText()
  const showErrors = useServerErrors(form, ACCOUNT_REFUSALS)
  const element = useErrorFocus(submitCount)
  const { mutate, busy, error, waitUntil, uncertain } = useOpenAccount(onOpened)
  const isAboutName = error !== null && errorField(error, ACCOUNT_REFUSALS) === 'username'

  const submit = async ({ rebate, ...fields }: AccountFields) => {
    const outcome = await mutate({ ...fields, rebate: formatRate(rebate) })
    if (!outcome || outcome.kind === 'done') return
    const violated = violatedFields(outcome.error)
    if (errorField(outcome.error, ACCOUNT_REFUSALS) === 'username')
      showErrors(outcome.error, ['account'])
    else if (violated.includes('account'))
      showErrors(outcome.error, ['account'], t('check.account'))
    if (violated.includes('rebate')) showErrors(outcome.error, ['rebate'], t('check.bounds'))
  }

  return (
    <Form ref={element} className={styles.form} onSubmit={handleSubmit(submit)}>
      <p>{t('account.intro')}</p>
      <FormAlert refusals={ACCOUNT_REFUSALS} error={isAboutName ? null : error} />
      {uncertain && !busy ? <p role="status">{t('account.unknown')}</p> : null}
      <KindPart value={kind.value} onChange={kind.onChange} />
      <TextField
        label={t('account.name')}
        hint={t('account.nameHint', { min: rule.min, max: rule.max })}
        reads="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorText(errors.account)}
        {...register('account')}
      />
      <RatePart range={range} error={errors.rebate} {...register('rebate')} />
      <p className={styles.note}>
        {leftToday === 0 ? t('account.none') : t('account.left', { count: leftToday })}
      </p>
      <SubmitButton waitUntil={waitUntil} loading={busy} disabled={leftToday === 0}>
        {t('account.open')}
      </SubmitButton>
    </Form>
  )
}
