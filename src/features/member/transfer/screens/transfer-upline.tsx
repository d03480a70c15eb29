import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import type { Upline, UplineTransfer } from '../../../../api/wallet.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { typedAmount } from '../../../../lib/amount-input.ts'
import { FormSkeleton } from '../../../../patterns/forms/form-skeleton.tsx'
import { LostWrite } from '../../../../patterns/lost-write.tsx'
import { QueryBoundary } from '../../../../patterns/query-boundary.tsx'
import { cardLook } from '../../../../ui/card/card.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Stepper } from '../../../../ui/stepper/stepper.tsx'
import { ConfirmStep } from '../components/confirm-step.tsx'
import { FillStep } from '../components/fill-step.tsx'
import { Receipt } from '../components/receipt.tsx'
import { useUpline, useUplineTransfer } from '../hooks/use-upline-transfer.ts'
import type { Draft } from '../model.ts'
import styles from './transfer-upline.module.css'

const STEPS = ['fill', 'confirm', 'done'] as const

/** MBR-05, WAL-21, D-057: money to the agent above, confirmed with the payment password. */
export default function TransferUpline() {
  const { t } = useTranslation('transfer')
  const upline = useUpline()
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryBoundary query={upline} waiting={<FormSkeleton rows={4} />}>
        {(data) =>
          data.upline ? (
            <Steps data={data} upline={data.upline} />
          ) : (
            <EmptyState icon={UserRoundX} message={t('none')} />
          )
        }
      </QueryBoundary>
    </Page>
  )
}

interface StepsProps {
  data: Upline
  upline: NonNullable<Upline['upline']>
}

function Steps({ data, upline }: StepsProps) {
  const { t } = useTranslation('transfer')
  const [draft, setDraft] = useState<Draft>({ amount: '', note: '' })
  const [step, setStep] = useState<(typeof STEPS)[number]>('fill')
  const [receipt, setReceipt] = useState<UplineTransfer | null>(null)
  const transfer = useUplineTransfer((done) => {
    setReceipt(done)
    setStep('done')
    setDraft({ amount: '', note: '' })
  })
  const next = (filled: Draft) => {
    transfer.truth.forget()
    transfer.reset()
    setDraft({ ...filled, amount: typedAmount(filled.amount) ?? filled.amount })
    setStep('confirm')
  }
  return (
    <div {...cardLook({ padding: 'lg', gap: '5', className: styles.card })}>
      <Stepper
        label={t('title')}
        steps={STEPS.map((id) => ({ id, label: t(`step.${id}`) }))}
        current={step}
        doneLabel={t('step.over')}
      />
      <LostWrite truth={transfer.truth} />
      {step === 'fill' ? (
        <FillStep
          draft={draft}
          data={data}
          upline={upline}
          waiting={transfer.uncertain}
          onNext={next}
        />
      ) : null}
      {step === 'confirm' ? (
        <ConfirmStep
          draft={draft}
          data={data}
          upline={upline}
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
