import { zodResolver } from '@hookform/resolvers/zod'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
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
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { useMoney } from '../wallet/use-money.ts'
import { confirmSchema, type Draft, subtractMoney } from './model.ts'
import { type Receiver, ReceiverName } from './receiver-name.tsx'
import { TRANSFER_REFUSALS } from './refusals.ts'
import type { useTransfer } from './use-transfer.ts'

interface ConfirmStepProps {
  draft: Draft
  /** The balance before the transfer, a decimal string. */
  balance: string
  receiver: Receiver
  transfer: ReturnType<typeof useTransfer>
  onBack: () => void
}

/** A summary of the transfer, the warning that it is final, and the payment password. */
export function ConfirmStep({ draft, balance, receiver, transfer, onBack }: ConfirmStepProps) {
  const { t } = useTranslation('transfer')
  const { money } = useMoney()
  const errorText = useFieldErrorText()
  const hasPassword = useHasPaymentPassword()
  const { mutate, busy, error, uncertain, waitUntil, lostWrite } = transfer
  const form = useForm<{ paymentPassword: string }>({
    resolver: zodResolver(confirmSchema()),
    defaultValues: { paymentPassword: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState, resetField } = form
  const showErrors = useServerErrors(form, TRANSFER_REFUSALS)
  const element = useErrorFocus(formState.submitCount)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const send = async ({ paymentPassword }: { paymentPassword: string }) => {
    lostWrite.forget()
    const outcome = await mutate({ ...draft, paymentPassword })
    resetField('paymentPassword')
    if (
      outcome &&
      outcome.kind !== 'done' &&
      errorField(outcome.error, TRANSFER_REFUSALS) === 'paymentPassword'
    )
      showErrors(outcome.error, ['paymentPassword'])
  }
  const placed = error !== null && errorField(error, TRANSFER_REFUSALS) === 'paymentPassword'
  const notAllowed = error?.code === 'transfer.not.allowed' ? t('none') : null
  return (
    <Form ref={element} onSubmit={handleSubmit(send)}>
      <h2 ref={heading} tabIndex={-1}>
        {t('check')}
      </h2>
      <KeyValue
        rows={[
          { id: 'to', term: t('receiver'), detail: <ReceiverName receiver={receiver} /> },
          { id: 'note', term: t('note'), detail: <bdi>{draft.note || '—'}</bdi> },
          {
            id: 'left',
            term: t('afterwards'),
            detail: <bdi>{money(subtractMoney(balance, draft.amount))}</bdi>,
          },
          {
            id: 'amount',
            term: t('amount'),
            detail: <bdi>{money(draft.amount)}</bdi>,
            strong: true,
          },
        ]}
      />
      <p {...cardLook({ direction: 'row', align: 'start', tone: 'warning', padding: 'md' })}>
        <Icon of={TriangleAlert} size="md" />
        <span>{t('irreversible')}</span>
      </p>
      <PaymentPasswordPart
        error={errorText(formState.errors.paymentPassword)}
        {...register('paymentPassword')}
      />
      <FormAlert
        refusals={TRANSFER_REFUSALS}
        error={placed || uncertain || notAllowed !== null ? null : error}
        notice={notAllowed}
      />
      <SubmitButton waitUntil={waitUntil} loading={busy} disabled={uncertain || !hasPassword}>
        {t('send', { amount: money(draft.amount) })}
      </SubmitButton>
      <Button variant="ghost" disabled={busy} onClick={onBack}>
        {t('back')}
      </Button>
    </Form>
  )
}
