import { useRef, useState } from 'react'
import type { Withdrawal } from '#api/money/withdrawals.ts'
import { toDeviceTime } from '#api/transport/server-time.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { LostWrite } from '#patterns/lost-write.tsx'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { useDispute, useProof } from '../hooks/use-receipt.ts'
import { ProofForm } from './proof-form.tsx'

interface DisputeProps {
  withdrawal: Withdrawal
  /** Epoch ms of the server. */
  disputeBy: number
}

/**
 * A payment that counted as received without a confirmation can be disputed for some hours, with a proof.
 */
export function Dispute({ withdrawal, disputeBy }: DisputeProps) {
  const { t } = useTranslation('withdraw')
  const { moment } = useTimeText()
  const root = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useFocusHandOver(root)
  const { mutate, busy, error, uncertain, waitUntil, lostWrite } = useDispute(withdrawal)
  const proof = useProof(`dispute-picture-${withdrawal.id}`, (files, note: string) =>
    mutate({ note, files }),
  )
  return (
    <section
      ref={root}
      aria-labelledby="dispute-title"
      {...cardLook({ padding: 'lg', tone: 'warning' })}
    >
      <h2 id="dispute-title">{t('dispute.title')}</h2>
      <p>{t('dispute.text', { time: moment(disputeBy) })}</p>
      <Countdown
        until={toDeviceTime(disputeBy)}
        label={t('dispute.left')}
        overLabel={t('dispute.over')}
      />
      <LostWrite lostWrite={lostWrite} />
      {open ? (
        <ProofForm
          name={`dispute-${withdrawal.id}`}
          title={t('proof.missing')}
          submit={t('dispute.submit')}
          withNote
          busy={busy || proof.busy}
          disabled={uncertain}
          error={uncertain ? null : (proof.error ?? error)}
          waitUntil={Math.max(proof.waitUntil ?? 0, waitUntil ?? 0) || null}
          progress={proof.progress}
          onSend={({ files, note }) => void proof.submit(files, note)}
          onBack={() => setOpen(false)}
        />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>{t('dispute.open')}</Button>
        </p>
      )}
    </section>
  )
}

/** The payment reported missing, and the result of the investigation. */
export function Inquiry({ dispute }: { dispute: NonNullable<Withdrawal['dispute']> }) {
  const { t } = useTranslation('withdraw')
  const { openedAt, expectedAt, decidedAt, verdict, files, note } = dispute
  return (
    <section aria-labelledby="inquiry-title" {...cardLook({ padding: 'lg' })}>
      <h2 id="inquiry-title">{t('inquiry.title')}</h2>
      <p>{t(verdict === null ? 'inquiry.open' : `inquiry.${verdict}`)}</p>
      <KeyValue
        rows={[
          { id: 'opened', term: t('inquiry.opened'), detail: formatDateTime(openedAt) },
          { id: 'files', term: t('inquiry.files'), detail: t('inquiry.count', { count: files }) },
          ...(note === ''
            ? []
            : [{ id: 'note', term: t('inquiry.note'), detail: <bdi>{note}</bdi> }]),
          ...(expectedAt === null
            ? []
            : [
                { id: 'expected', term: t('inquiry.expected'), detail: formatDateTime(expectedAt) },
              ]),
          ...(decidedAt === null
            ? []
            : [{ id: 'decided', term: t('inquiry.decided'), detail: formatDateTime(decidedAt) }]),
        ]}
      />
    </section>
  )
}
