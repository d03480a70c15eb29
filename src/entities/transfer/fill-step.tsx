import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { amountIssue, typedAmount } from '#lib/amount-input.ts'
import { addMoney, amountSign } from '#lib/money.ts'
import { AmountPart } from '#patterns/forms/amount-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { Button } from '#ui/button/button.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { LowBalance } from '../wallet/low-balance.tsx'
import { useMoney } from '../wallet/use-money.ts'
import { type Draft, draftSchema, NOTE, subtractMoney } from './model.ts'
import { type Receiver, ReceiverName } from './receiver-name.tsx'

interface FillStepProps {
  /** Of the transfer's write. */
  name: string
  draft: Draft
  /** The maximum transferable amount, a decimal string. */
  available: string
  /** The part of the balance that turnover still locks. */
  tied: string
  receiver: Receiver
  /** True while the outcome of the last transfer is unknown; a new one must wait. */
  waiting: boolean
  onNext: (draft: Draft) => void
}

/** The amount, and a note to the receiver, who is fixed. */
export function FillStep(props: FillStepProps) {
  const { name, draft, available, tied, receiver, waiting, onNext } = props
  const { t } = useTranslation('transfer')
  const { money, symbol } = useMoney()
  const { control, register, handleSubmit, formState } = useDraftForm<Draft>(name, {
    resolver: zodResolver(draftSchema(available)),
    defaultValues: draft,
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const element = useErrorFocus(submitCount)
  const isTied = amountSign(tied) === 1
  const typed = useWatch({ control, name: 'amount' })
  const issue = amountIssue(typed, { max: available })
  const amount = issue ? null : typedAmount(typed)
  return (
    <Form ref={element} onSubmit={handleSubmit(onNext)}>
      <KeyValue
        rows={[
          { id: 'to', term: t('receiver'), detail: <ReceiverName receiver={receiver} /> },
          { id: 'available', term: t('available'), detail: <bdi>{money(available)}</bdi> },
          ...(isTied ? [{ id: 'tied', term: t('tied'), detail: <bdi>{money(tied)}</bdi> }] : []),
        ]}
      />
      {isTied ? <p>{t('tiedNote')}</p> : null}
      <AmountPart
        control={control}
        name="amount"
        symbol={symbol}
        label={t('amount')}
        max={available}
        facts={
          amount === null
            ? null
            : t('left', { amount: money(subtractMoney(addMoney(available, tied), amount)) })
        }
      />
      <LowBalance low={issue === 'above' || amountSign(available) !== 1} />
      <TextArea
        {...register('note')}
        label={t('note')}
        hint={t('noteHint')}
        error={errors.note && t('noteLong', { max: NOTE.max })}
        rows={3}
        min={0}
        max={NOTE.max}
        counter={{
          count: (used, max) => t('count.used', { used, max }),
          left: (count) => t('count.left', { count }),
          over: (count) => t('count.over', { count }),
        }}
      />
      <Button type="submit" variant="primary" size="lg" block disabled={waiting}>
        {t('next')}
      </Button>
    </Form>
  )
}
