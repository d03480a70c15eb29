import { useQueryClient } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { prizeKeys, spinWheel, type Wheel, type WheelSpin } from '../../../../api/prizes.ts'
import { walletKeys } from '../../../../api/wallet.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { linkLook } from '../../../../ui/link/link.tsx'
import { useFocusBack } from '../hooks/use-focus-back.ts'
import { usePrizeText } from '../hooks/use-prize-text.ts'
import { useTurn } from '../hooks/use-turn.ts'
import { useWish } from '../hooks/use-wish.ts'
import { useZone } from '../hooks/use-zone.ts'
import { sectorsOf } from '../model.ts'
import { Refusal } from './refusal.tsx'
import { ResultDialog } from './result-dialog.tsx'
import styles from './spin-desk.module.css'
import { Unsure } from './unsure.tsx'
import { WheelFace } from './wheel-face.tsx'

/** OTH-22, D-066: the server draws, then the wheel shows it, then the words say it. */
export function SpinDesk({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizes')
  const client = useQueryClient()
  const { period } = useZone()
  const text = usePrizeText(wheel.currency)
  const sectors = useMemo(() => sectorsOf(asArray(wheel.segments)), [wheel.segments])
  const turn = useTurn(sectors)
  const { busy, failure, lost, wish } = useWish('wheel', spinWheel)
  const [last, setLast] = useState<WheelSpin | null>(null)
  const [open, setOpen] = useState(false)
  const { turning } = turn
  const button = useFocusBack<HTMLButtonElement>(open)

  const spin = async () => {
    const spun = await wish()
    if (spun) {
      await turn.turnTo(spun.segmentId)
      setLast(spun)
      setOpen(true)
    }
    // Only now, and not when the answer is lost: nothing may tell the result before the wheel does.
    await client.invalidateQueries({ queryKey: spun ? prizeKeys.all : prizeKeys.wheel })
    await client.invalidateQueries({ queryKey: walletKeys.all })
  }

  const ready = wheel.refusal === null
  return (
    <div className={styles.desk}>
      <WheelFace sectors={sectors} currency={wheel.currency} {...turn} />
      <div className={styles.words}>
        {lost ? (
          <Unsure of="wheel" busy={busy} onAgain={() => void spin()} />
        ) : (
          <>
            <p className={styles.tickets}>{t('wheel.tickets', { count: wheel.tickets })}</p>
            {/* One button for both, so that the focus stays where it is. */}
            <Button
              ref={button}
              variant="primary"
              size="lg"
              loading={busy}
              disabled={!ready && !turning}
              aria-describedby={ready ? undefined : 'wheel-refusal'}
              onClick={() => (turning ? turn.skip() : void spin())}
            >
              {turning ? t('wheel.skip') : t('wheel.spin')}
            </Button>
            <Refusal id="wheel-refusal" code={wheel.refusal} />
            <FormAlert error={failure} />
          </>
        )}
        <p className={styles.state} role="status">
          {busy ? t('wheel.asking') : null}
          {turning ? t('wheel.turning') : null}
          {last && !busy && !turning
            ? t('wheel.last', { prize: text.prize(last.result.prize) })
            : null}
        </p>
        <p className={styles.period}>
          <Icon of={CalendarDays} size="sm" />
          {period(wheel)}
        </p>
        <Link to={{ hash: '#odds' }} {...linkLook({ variant: 'standalone' })}>
          {t('oddsAndTerms')}
        </Link>
      </div>
      {last ? (
        <ResultDialog
          prize={last.result.prize}
          currency={wheel.currency}
          as="title"
          open={open}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
