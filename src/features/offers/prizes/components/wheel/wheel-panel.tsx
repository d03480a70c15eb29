import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { prizeKeys, spinWheel, type Wheel, type WheelSpin } from '#api/offers/prizes.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { usePrizeText } from '../../hooks/use-prize-text.ts'
import { useRefresh } from '../../hooks/use-refresh.ts'
import { useReturnFocus } from '../../hooks/use-return-focus.ts'
import { useWheelRotation } from '../../hooks/use-wheel-rotation.ts'
import { toSectors } from '../../model.ts'
import { PRIZE_REFUSALS } from '../../refusals.ts'
import { Refusal } from '../outcome/refusal.tsx'
import { ResultDialog } from '../outcome/result-dialog.tsx'
import { UnknownOutcome } from '../outcome/unknown-outcome.tsx'
import { Period } from '../page/period.tsx'
import { WheelFace } from './wheel-face.tsx'
import styles from './wheel-panel.module.css'

/** The server draws first, then the wheel turns to the result, then a dialog names it. */
export function WheelPanel({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizes')
  const refresh = useRefresh()
  const text = usePrizeText(wheel.currency)
  const sectors = useMemo(() => toSectors(asArray(wheel.segments)), [wheel.segments])
  const { rotating, rotateTo, skip, ...rotation } = useWheelRotation(sectors)
  const { mutate, busy, error, uncertain } = useIdempotentMutation<void, WheelSpin>({
    name: 'wheel-spin',
    send: (_, key) => spinWheel(key),
  })
  const [last, setLast] = useState<WheelSpin | null>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const button = useReturnFocus<HTMLButtonElement>(open)

  const spin = async () => {
    // A second click on Skip must not spend another ticket before the dialog is there.
    if (open) return
    const outcome = await mutate()
    const done = outcome?.kind === 'done'
    if (done) {
      await rotateTo(outcome.result.segmentId)
      setLast(outcome.result)
      setOpen(true)
    }
    // Waits until the wheel has stopped, and leaves the results out when no answer came. Neither the list nor the
    // balance may reveal the result before the wheel shows it.
    await refresh(done ? prizeKeys.all : prizeKeys.wheel, { shown: done })
  }

  const ready = wheel.refusal === null
  const blockId = useWriteBlockId()
  const spinBlockId = rotating ? undefined : blockId
  return (
    <Card padding="xl" gap="6" className={styles.panel}>
      <WheelFace sectors={sectors} currency={wheel.currency} {...rotation} />
      <Stack gap="3" align="center" className={styles.controls}>
        {uncertain ? (
          <UnknownOutcome of="wheel" busy={busy} onRetry={() => void spin()} />
        ) : (
          <>
            <p className={styles.tickets}>{t('wheel.tickets', { count: wheel.tickets })}</p>
            {/* One button for both, so that the focus stays where it is. */}
            <Button
              ref={button}
              variant="primary"
              size="lg"
              loading={busy && !rotating}
              disabled={!rotating && (!ready || blockId !== undefined)}
              aria-describedby={ready ? spinBlockId : 'wheel-refusal'}
              onClick={() => (rotating ? skip() : void spin())}
            >
              {rotating ? t('wheel.skip') : t('wheel.spin')}
            </Button>
            <Refusal id="wheel-refusal" code={wheel.refusal} />
            <FormAlert refusals={PRIZE_REFUSALS} error={error} />
          </>
        )}
        <p className={styles.status} role="status">
          {rotating ? t('wheel.turning') : null}
          {busy && !rotating ? t('wheel.asking') : null}
          {last && !busy && !rotating
            ? t('wheel.last', { prize: text.prize(last.result.prize) })
            : null}
        </p>
        <Period startAt={wheel.startAt} endAt={wheel.endAt} />
        <Link to={{ hash: '#odds' }} {...linkLook({ variant: 'standalone' })}>
          {t('oddsAndTerms')}
        </Link>
      </Stack>
      {last ? (
        <ResultDialog
          key={last.result.id}
          prize={last.result.prize}
          currency={wheel.currency}
          as="title"
          open={open}
          onClose={close}
        />
      ) : null}
    </Card>
  )
}
