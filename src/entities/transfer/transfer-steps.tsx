import { useState } from 'react'
import type { UplineTransfer } from '#api/money/wallet.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { typedAmount } from '#lib/amount-input.ts'
import { addMoney } from '#lib/money.ts'
import { LostWrite } from '#patterns/lost-write.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { FillStep } from './fill-step.tsx'
import type { Draft } from './model.ts'
import { Receipt } from './receipt.tsx'
import type { Receiver } from './receiver-name.tsx'
import styles from './transfer-steps.module.css'
import { type TransferCalls, useTransfer } from './use-transfer.ts'

const STEPS = ['fill', 'confirm', 'done'] as const

interface TransferStepsProps {
  label: string
  receiver: Receiver
  /** The maximum transferable amount, a decimal string. */
  available: string
  /** The amount that is tied to turnover. */
  tied: string
  calls: TransferCalls
  onTransferred?: () => void
}

/** The amount and the receiver, the confirmation with the payment password, the receipt. */
export function TransferSteps(props: TransferStepsProps) {
  const { label, receiver, available, tied, calls, onTransferred } = props
  const { t } = useTranslation('transfer')
  const [draft, setDraft] = useState<Draft>({ amount: '', note: '' })
  const [step, setStep] = useState<(typeof STEPS)[number]>('fill')
  const [receipt, setReceipt] = useState<UplineTransfer | null>(null)
  const transfer = useTransfer(calls, (done) => {
    setReceipt(done)
    setStep('done')
    setDraft({ amount: '', note: '' })
    onTransferred?.()
  })
  const next = (filled: Draft) => {
    transfer.lostWrite.forget()
    transfer.reset()
    setDraft({ ...filled, amount: typedAmount(filled.amount) ?? filled.amount })
    setStep('confirm')
  }
  return (
    <div {...cardLook({ padding: 'lg', gap: '5', className: styles.card })}>
      <Stepper
        label={label}
        steps={STEPS.map((id) => ({ id, label: t(`step.${id}`) }))}
        current={step}
        doneLabel={t('step.over')}
      />
      <LostWrite lostWrite={transfer.lostWrite} />
      {step === 'fill' ? (
        <FillStep
          name={calls.name}
          draft={draft}
          available={available}
          tied={tied}
          receiver={receiver}
          waiting={transfer.uncertain}
          onNext={next}
        />
      ) : null}
      {step === 'confirm' ? (
        <ConfirmStep
          draft={draft}
          balance={addMoney(available, tied)}
          receiver={receiver}
          transfer={transfer}
          onBack={() => setStep('fill')}
        />
      ) : null}
      {step === 'done' && receipt ? (
        <Receipt transfer={receipt} onAgain={() => setStep('fill')} />
      ) : null}
    </div>
  )
}
