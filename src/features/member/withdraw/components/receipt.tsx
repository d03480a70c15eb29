import { useId, useRef, useState } from 'react'
import type { Withdrawal, WithdrawRules } from '#api/money/withdrawals.ts'
import { toDeviceTime } from '#api/transport/server-time.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { LostWrite } from '#patterns/lost-write.tsx'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { formatAccount } from '../account-name.ts'
import { useProof, useReceipt } from '../hooks/use-receipt.ts'
import { getUrgency, isSplit, partsAfter } from '../progress.ts'
import { WITHDRAW_REFUSALS } from '../refusals.ts'
import { ProofForm } from './proof-form.tsx'
import { ReceiptCountdown } from './receipt-countdown.tsx'

interface ReceiptProps {
  withdrawal: Withdrawal
  receipt: NonNullable<Withdrawal['receipt']>
  rules: WithdrawRules['receipt'] | undefined
}

const TONE = { calm: 'info', half: 'warning', last: 'danger' } as const

/** The texts for a withdrawal in one part, for one of several parts, and for the last of them. */
const TEXTS = {
  whole: { button: 'yes', question: 'askText' },
  part: { button: 'partYes', question: 'askNext' },
  last: { button: 'all', question: 'askLast' },
} as const

/** The member's confirmation of the part that was sent, and what happens without one. */
export function Receipt({ withdrawal, receipt, rules }: ReceiptProps) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useFocusHandOver(root)
  const blockId = useWriteBlockId()
  const [asked, setAsked] = useState(false)
  const [missing, setMissing] = useState(false)
  const { part, amount, confirmBy } = receipt
  const { mutate, busy, error, uncertain, waitUntil, lostWrite } = useReceipt(withdrawal, part)
  const proof = useProof(`receipt-picture-${withdrawal.id}`, (files, _: null) =>
    mutate({ choice: 'NOT_RECEIVED', files }),
  )
  const urgency = getUrgency(receipt, useSecondsLeft(toDeviceTime(confirmBy)))
  const split = isSplit(withdrawal)
  const after = partsAfter(withdrawal)
  const isLast = split && after === 0
  const stage = isLast ? 'last' : 'part'
  const texts = TEXTS[split ? stage : 'whole']
  const { account, payout, parts } = withdrawal
  const facts = {
    amount: money(amount),
    payout: money(payout),
    part,
    parts: parts.length,
    count: after,
    account: formatAccount(account),
  }
  const still = uncertain || blockId !== undefined
  const say = async () => {
    await mutate({ choice: isLast ? 'FULLY_PAID' : 'RECEIVED', files: [] })
    setAsked(false)
  }
  return (
    <section
      ref={root}
      aria-labelledby={titleId}
      {...cardLook({ padding: 'lg', gap: '4', tone: TONE[urgency] })}
    >
      <Stack gap="1">
        <h2 id={titleId}>{t(split ? 'receipt.titlePart' : 'receipt.title', facts)}</h2>
        <p>{t('receipt.text', facts)}</p>
      </Stack>
      <ReceiptCountdown receipt={receipt} />
      <p>
        {rules?.forcedReceiptRefund
          ? t('receipt.refunds')
          : t('receipt.counts', { count: rules?.disputeHours ?? 24 })}{' '}
        {urgency === 'calm' ? null : <strong>{t(`receipt.remind.${urgency}`)}</strong>}
      </p>
      {split ? (
        <KeyValue
          rows={(['received', 'remaining'] as const).map((id) => ({
            id,
            term: t(`facts.${id}`),
            detail: <bdi>{money(withdrawal[id])}</bdi>,
          }))}
        />
      ) : null}
      <LostWrite lostWrite={lostWrite} />
      <FormAlert refusals={WITHDRAW_REFUSALS} error={uncertain || missing ? null : error} />
      {missing ? (
        <ProofForm
          name={`receipt-${withdrawal.id}-${part}`}
          title={t('proof.missing')}
          submit={t('proof.submitMissing')}
          busy={busy || proof.busy}
          disabled={uncertain}
          error={uncertain ? null : (proof.error ?? error)}
          waitUntil={Math.max(proof.waitUntil ?? 0, waitUntil ?? 0) || null}
          progress={proof.progress}
          onSend={({ files }) => void proof.submit(files, null)}
          onBack={() => setMissing(false)}
        />
      ) : (
        <Stack direction="row" gap="3" wrap>
          <Button
            variant="primary"
            disabled={still}
            aria-describedby={blockId}
            onClick={() => setAsked(true)}
          >
            {t(`receipt.${texts.button}`, facts)}
          </Button>
          <Button disabled={uncertain} onClick={() => setMissing(true)}>
            {t('receipt.no')}
          </Button>
        </Stack>
      )}
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(split ? 'receipt.askPart' : 'receipt.ask', facts)}
        description={t(`receipt.${texts.question}`, facts)}
        confirmLabel={t('receipt.askYes')}
        cancelLabel={t('receipt.askNo')}
        busy={busy}
        disabledBy={blockId}
        onConfirm={() => void say()}
      />
    </section>
  )
}
