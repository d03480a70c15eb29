import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import type { PayoutAccounts, PayoutProvider, WithdrawRules } from '#api/money/withdrawals.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import {
  PaymentPasswordPart,
  useHasPaymentPassword,
} from '#patterns/forms/payment-password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useBindAccount } from '../hooks/use-payout-accounts.ts'
import { type AccountFields, accountSchema, cleanNumber, hasHolder } from '../model.ts'
import { WITHDRAW_REFUSALS } from '../refusals.ts'

interface AddAccountProps {
  rules: WithdrawRules
  accounts: PayoutAccounts
  open: boolean
  onClose: () => void
  /** The id of the new account. */
  onBound: (id: string) => void
}

/** Binds a bank account, a mobile wallet or a crypto address. */
export function AddAccount({ open, onClose, ...form }: AddAccountProps) {
  const { t } = useTranslation(['withdraw', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={t('withdraw:add.title')}
      description={t('withdraw:add.lead')}
      closeLabel={t('common:action.close')}
    >
      <AccountForm {...form} onClose={onClose} />
    </Dialog>
  )
}

const FIELDS = ['number', 'holder', 'paymentPassword'] as const

function AccountForm({ rules, accounts, onClose, onBound }: Omit<AddAccountProps, 'open'>) {
  const { t } = useTranslation('withdraw')
  const errorText = useFieldErrorText()
  const hasPassword = useHasPaymentPassword()
  const wayOf = (id: string): PayoutProvider | null =>
    rules.providers.find((one) => one.id === id) ?? null
  const { mutate, busy, error, waitUntil } = useBindAccount(({ list }) => {
    const before = new Set(accounts.list.map(({ id }) => id))
    const added = list.find(({ id }) => !before.has(id))
    toast.show({ tone: 'success', message: t('add.done') })
    if (added) onBound(added.id)
    onClose()
  })
  const form = useDraftForm<AccountFields>('payout-account', {
    resolver: (values, ...rest) =>
      zodResolver(accountSchema(wayOf(values.providerId)))(values, ...rest),
    defaultValues: {
      providerId: '',
      number: '',
      paymentPassword: '',
      holder: accounts.holder ?? '',
    },
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, formState, resetField } = form
  const { errors, submitCount } = formState
  const showErrors = useServerErrors(form, WITHDRAW_REFUSALS)
  const element = useErrorFocus(submitCount, error)
  const way = wayOf(useWatch({ control, name: 'providerId' }))
  const named = hasHolder(way)
  const { min = 0, max = 0 } = way?.digits ?? {}
  const digitFacts = { least: min, most: max }
  const isExact = min === max
  const fieldOf = (failure: typeof error) =>
    FIELDS.find((name) => failure !== null && errorField(failure, WITHDRAW_REFUSALS) === name)

  const submit = async ({ providerId, number, holder, paymentPassword }: AccountFields) => {
    const name = named ? holder.trim() : null
    const outcome = await mutate({
      providerId,
      paymentPassword,
      holder: name,
      number: cleanNumber(number),
    })
    if (!outcome || outcome.kind === 'done') return
    resetField('paymentPassword')
    const field = fieldOf(outcome.error)
    if (field) showErrors(outcome.error, [field])
  }
  /** A server's error is shown unchanged, a schema's error by its key. */
  const textsOf = ({ number, holder, providerId } = errors) => ({
    providerId: providerId && t('add.issue.choose'),
    number:
      number?.type === 'server'
        ? number.message
        : number &&
          t(`add.issue.${numberIssueOf(number.message, isExact)}`, {
            ...digitFacts,
            network: way?.name ?? '',
          }),
    holder: holder?.type === 'server' ? holder.message : holder && t('add.issue.name'),
  })
  const texts = textsOf()
  const hint = named
    ? t(isExact ? 'add.numberHintExact' : 'add.numberHint', digitFacts)
    : t('add.addressHint', { network: way?.name ?? '' })
  return (
    <Form ref={element} onSubmit={handleSubmit(submit)}>
      <Select
        {...register('providerId')}
        label={t('add.provider')}
        placeholder={t('add.choose')}
        error={texts.providerId}
        options={rules.providers.map(({ id, kind, name, available }) => ({
          value: id,
          label: t(available ? 'add.option' : 'add.optionClosed', {
            kind: t(`kind.${kind}`),
            name,
          }),
          disabled: !available,
        }))}
      />
      <TextField
        {...register('number')}
        label={t(way && !named ? 'add.address' : 'add.number')}
        hint={way === null ? undefined : hint}
        error={texts.number}
        inputMode={way && !named ? 'text' : 'numeric'}
        reads="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      {way && !named ? null : (
        <TextField
          {...register('holder')}
          label={t('add.holder')}
          hint={t(accounts.holder === null ? 'add.holderFirst' : 'add.holderFixed')}
          error={texts.holder}
          readOnly={accounts.holder !== null}
          autoComplete="name"
        />
      )}
      <PaymentPasswordPart
        error={errorText(errors.paymentPassword)}
        {...register('paymentPassword')}
      />
      <FormAlert refusals={WITHDRAW_REFUSALS} error={fieldOf(error) ? null : error} />
      <SubmitButton waitUntil={waitUntil} loading={busy} disabled={!hasPassword}>
        {t('add.submit')}
      </SubmitButton>
    </Form>
  )
}

const numberIssueOf = (message: string | undefined, isExact: boolean) => {
  if (message === 'digits' && isExact) return 'digitsExact'
  const issues = ['empty', 'receiving', 'digits', 'address'] as const
  return issues.find((issue) => issue === message) ?? 'empty'
}
