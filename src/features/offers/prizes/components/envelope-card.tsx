import { useQueryClient } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import {
  openEnvelope,
  type PrizeResult,
  prizeKeys,
  type RedEnvelope,
} from '../../../../api/prizes.ts'
import { walletKeys } from '../../../../api/wallet.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useFocusBack } from '../hooks/use-focus-back.ts'
import { usePrizeText } from '../hooks/use-prize-text.ts'
import { useWish } from '../hooks/use-wish.ts'
import { useZone } from '../hooks/use-zone.ts'
import { envelopeState } from '../model.ts'
import { EnvelopeArt } from './envelope-art.tsx'
import styles from './envelope-card.module.css'
import { Refusal } from './refusal.tsx'
import { ResultDialog } from './result-dialog.tsx'
import { Unsure } from './unsure.tsx'

const LOOK = { open: 'success', soon: 'info', taken: 'brand' } as const
const lookOf = (state: ReturnType<typeof envelopeState>) =>
  Object.hasOwn(LOOK, state) ? LOOK[state as keyof typeof LOOK] : 'neutral'

interface EnvelopeCardProps {
  envelope: RedEnvelope
  currency: string
}

/** OTH-23: one envelope with its amounts, how many are left and when it is open; facts, no hurry. */
export function EnvelopeCard({ envelope, currency }: EnvelopeCardProps) {
  const { t } = useTranslation('prizes')
  const client = useQueryClient()
  const { period } = useZone()
  const text = usePrizeText(currency)
  const { id, title, odds, opened, left, total, refusal } = envelope
  const name = `envelope-${id}`
  const { busy, failure, lost, wish } = useWish(name, (key) => openEnvelope(id, key))
  const [found, setFound] = useState<PrizeResult | null>(null)
  const [open, setOpen] = useState(false)
  const state = envelopeState(refusal)
  const heading = useFocusBack<HTMLHeadingElement>(open)
  const bands = asArray(odds)
  const range = {
    from: text.money(bands[0]?.from ?? ''),
    to: text.money(bands.at(-1)?.to ?? ''),
  }

  const tear = async () => {
    const answer = await wish()
    if (answer) {
      setFound(answer.result)
      setOpen(true)
    }
    await client.invalidateQueries({ queryKey: prizeKeys.all })
    await client.invalidateQueries({ queryKey: walletKeys.all })
  }

  return (
    <article className={styles.card} data-state={state} aria-labelledby={`envelope-${id}`}>
      <div className={styles.top}>
        <EnvelopeArt open={state === 'taken'} />
        <div className={styles.words}>
          <Badge variant={lookOf(state)}>{t(`redEnvelope.state.${state}`)}</Badge>
          <h3 ref={heading} id={`envelope-${id}`} className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </h3>
          <p className={styles.range}>
            <bdi>{t('odds.band', range)}</bdi>
          </p>
        </div>
      </div>
      <p className={styles.left}>
        {t('redEnvelope.left', { left: formatCount(left), total: formatCount(total) })}
      </p>
      <p className={styles.period}>
        <Icon of={CalendarDays} size="sm" />
        {period(envelope)}
      </p>
      <div className={styles.door}>
        {lost && opened === null ? (
          <Unsure of="redEnvelope" busy={busy} onAgain={() => void tear()} />
        ) : opened ? (
          <p className={styles.found}>
            {t('redEnvelope.opened', { prize: text.prize(opened.prize) })}
          </p>
        ) : refusal ? (
          <Refusal code={state === 'closed' ? refusal : null} />
        ) : (
          <Button
            variant="primary"
            loading={busy}
            aria-label={t('redEnvelope.openNamed', { title })}
            onClick={() => void tear()}
          >
            {t('redEnvelope.open')}
          </Button>
        )}
        {lost ? null : <FormAlert error={failure} />}
      </div>
      {found ? (
        <ResultDialog
          prize={found.prize}
          currency={currency}
          as="found"
          open={open}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </article>
  )
}
