import { useCallback, useId, useState } from 'react'
import { openEnvelope, type PrizeResult, prizeKeys, type RedEnvelope } from '#api/offers/prizes.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { usePrizeText } from '../../hooks/use-prize-text.ts'
import { useRefresh } from '../../hooks/use-refresh.ts'
import { useReturnFocus } from '../../hooks/use-return-focus.ts'
import { envelopeState } from '../../model.ts'
import { PRIZE_REFUSALS } from '../../refusals.ts'
import { Refusal } from '../outcome/refusal.tsx'
import { ResultDialog } from '../outcome/result-dialog.tsx'
import { UnknownOutcome } from '../outcome/unknown-outcome.tsx'
import { Period } from '../page/period.tsx'
import { EnvelopeArt } from './envelope-art.tsx'
import styles from './envelope-card.module.css'

const BADGES = {
  open: 'success',
  soon: 'info',
  taken: 'brand',
  ended: 'neutral',
  gone: 'neutral',
  closed: 'neutral',
} as const

interface EnvelopeCardProps {
  envelope: RedEnvelope
  currency: string
}

/** One envelope with its amounts, how many are left and when it is open; facts, no hurry. */
export function EnvelopeCard({ envelope, currency }: EnvelopeCardProps) {
  const { t } = useTranslation('prizes')
  const refresh = useRefresh()
  const text = usePrizeText(currency)
  const { id, title, odds, opened, left, total, refusal, startAt, endAt } = envelope
  const { mutate, busy, error, uncertain } = useIdempotentMutation({
    name: `red-envelope-${id}`,
    send: (envelopeId: number, key) => openEnvelope(envelopeId, key),
  })
  const [found, setFound] = useState<PrizeResult | null>(null)
  const [dialogOpen, setDialogOpen] = useState(false)
  const state = envelopeState(refusal)
  const headingId = useId()
  const heading = useReturnFocus<HTMLHeadingElement>(dialogOpen)
  const bands = asArray(odds)
  const range = {
    from: text.money(bands[0]?.from ?? ''),
    to: text.money(bands.at(-1)?.to ?? ''),
  }

  const close = useCallback(() => setDialogOpen(false), [])

  const open = async () => {
    if (dialogOpen) return
    const outcome = await mutate(id)
    const done = outcome?.kind === 'done'
    if (done) {
      setFound(outcome.result.result)
      setDialogOpen(true)
    }
    await refresh(prizeKeys.all, { shown: done })
  }

  const action = () => {
    if (opened)
      return (
        <p className={styles.opened}>
          {t('redEnvelope.opened', { prize: text.prize(opened.prize) })}
        </p>
      )
    if (uncertain)
      return <UnknownOutcome of="redEnvelope" busy={busy} onRetry={() => void open()} />
    if (refusal) return <Refusal code={state === 'closed' ? refusal : null} />
    return (
      <WriteButton
        variant="primary"
        loading={busy}
        aria-label={t('redEnvelope.openNamed', { title })}
        onClick={() => void open()}
      >
        {t('redEnvelope.open')}
      </WriteButton>
    )
  }

  return (
    <article
      data-state={state}
      aria-labelledby={headingId}
      {...cardLook({ padding: 'lg', className: styles.card })}
    >
      <Stack direction="row">
        <EnvelopeArt open={state === 'taken'} />
        <Stack gap="1" align="start">
          <Badge variant={BADGES[state]}>{t(`redEnvelope.state.${state}`)}</Badge>
          <h3 ref={heading} id={headingId} className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </h3>
          <p className={styles.range}>
            <bdi>{t('odds.band', range)}</bdi>
          </p>
        </Stack>
      </Stack>
      <p className={styles.left}>
        {t('redEnvelope.left', { left: formatCount(left), total: formatCount(total) })}
      </p>
      <Period startAt={startAt} endAt={endAt} />
      <div className={styles.action}>
        {action()}
        {uncertain ? null : <FormAlert refusals={PRIZE_REFUSALS} error={error} />}
      </div>
      {found ? (
        <ResultDialog
          prize={found.prize}
          currency={currency}
          as="found"
          open={dialogOpen}
          onClose={close}
        />
      ) : null}
    </article>
  )
}
