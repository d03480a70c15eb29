import { zodResolver } from '@hookform/resolvers/zod'
import { TriangleAlert } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { PayoutAccount, PayoutProvider, WithdrawRules } from '#api/money/withdrawals.ts'
import { LowBalance } from '#entities/wallet/low-balance.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { amountIssue } from '#lib/amount-input.ts'
import { asText } from '#lib/read.ts'
import { AmountPart } from '#patterns/forms/amount-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import {
  PaymentPasswordPart,
  useHasPaymentPassword,
} from '#patterns/forms/payment-password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useChangeEffect } from '#patterns/use-change-effect.ts'
import { formDrafts } from '#session/drafts.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { formatAccount } from '../account-name.ts'
import { DRAFT } from '../draft.ts'
import type { useWithdraw } from '../hooks/use-withdraw.ts'
import {
  computeBounds,
  computeQuote,
  isLimitedByBalance,
  needsIdentity,
  type WithdrawFields,
  withdrawSchema,
} from '../model.ts'
import { suggestAmounts } from '../quick-amounts.ts'
import { WITHDRAW_REFUSALS } from '../refusals.ts'
import { QuoteLine } from './quote-line.tsx'

interface WithdrawFormProps {
  rules: WithdrawRules
  account: PayoutAccount
  way: PayoutProvider
  withdraw: ReturnType<typeof useWithdraw>
}

const FIELDS = ['amount', 'paymentPassword'] as const

/**
 * The form for a withdrawal: amount, payout, remaining balance, the warning that it is final, and the payment password.
 */
export function WithdrawForm({ rules, account, way, withdraw }: WithdrawFormProps) {
  const { t } = useTranslation('withdraw')
  const { money, short, symbol } = useMoney()
  const { link } = useMemberPages()
  const hasPassword = useHasPaymentPassword()
  const errorText = useFieldErrorText()
  const { mutate, busy, error, uncertain, waitUntil, lostWrite } = withdraw
  const bounds = computeBounds(rules, way)
  const form = useForm<WithdrawFields>({
    resolver: zodResolver(withdrawSchema(bounds)),
    defaultValues: { amount: asText(formDrafts.get(DRAFT)?.amount) ?? '', paymentPassword: '' },
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, formState, resetField } = form
  const element = useErrorFocus(formState.submitCount)
  const showErrors = useServerErrors(form, WITHDRAW_REFUSALS)
  const typed = useWatch({ control, name: 'amount' })
  const quote = computeQuote(typed, rules, way)
  const { id: accountId } = account
  // In memory only: the session may lapse meanwhile. Never the password.
  useValuesChange(form, ({ amount }) => formDrafts.set(DRAFT, { accountId, amount }))
  // The fate of the last request says nothing about a changed one.
  useChangeEffect(`${accountId} ${typed}`, () => {
    if (typed !== '') lostWrite.forget()
  })

  const send = async ({ paymentPassword }: WithdrawFields) => {
    if (quote === null) return
    const outcome = await mutate({ accountId, amount: quote.amount, paymentPassword })
    resetField('paymentPassword')
    if (!outcome || outcome.kind === 'done') return
    const { error: failure } = outcome
    showErrors(
      failure,
      FIELDS.filter((name) => errorField(failure, WITHDRAW_REFUSALS) === name),
    )
  }
  const placed =
    error !== null && FIELDS.some((name) => errorField(error, WITHDRAW_REFUSALS) === name)
  const facts = { min: money(bounds.min), max: money(bounds.max) }
  return (
    <Form ref={element} onSubmit={handleSubmit(send)}>
      <AmountPart
        control={control}
        name="amount"
        symbol={symbol}
        label={t('amount.label')}
        hint={t(`amount.hint.${bounds.by}`, facts)}
        min={bounds.min}
        max={bounds.max}
        chipsLabel={t('amount.chips')}
        chips={suggestAmounts(bounds).map((amount, index, all) => ({
          amount,
          label: index === all.length - 1 ? t('amount.all') : short(amount),
        }))}
      />
      <LowBalance low={amountIssue(typed, bounds) === 'above' && isLimitedByBalance(bounds)} />
      {quote !== null && needsIdentity(rules, quote.amount) ? (
        <p {...cardLook({ tone: 'info', padding: 'md' })}>
          {t('identity.text', { from: money(rules.identity.from) })}{' '}
          <Link {...link('profile')} {...linkLook({})}>
            {t('identity.link')}
          </Link>
        </p>
      ) : null}
      <p {...cardLook({ direction: 'row', align: 'start', tone: 'warning', padding: 'md' })}>
        <Icon of={TriangleAlert} size="md" />
        <span>{t('final', { account: formatAccount(account) })}</span>
      </p>
      {quote === null ? null : (
        <QuoteLine quote={quote} minutes={way.minutes} waits={needsIdentity(rules, quote.amount)} />
      )}
      <PaymentPasswordPart
        error={errorText(formState.errors.paymentPassword)}
        {...register('paymentPassword')}
      />
      <FormAlert refusals={WITHDRAW_REFUSALS} error={placed || uncertain ? null : error} />
      <SubmitButton waitUntil={waitUntil} loading={busy} disabled={uncertain || !hasPassword}>
        {quote === null ? t('submit') : t('submitAmount', { amount: money(quote.amount) })}
      </SubmitButton>
    </Form>
  )
}
