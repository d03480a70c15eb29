import { CircleAlert, Ticket } from 'lucide-react'
import type { LotteryGame } from '../../../../api/lottery.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { useDrawClock } from '../hooks/use-draw-clock.ts'
import type { PlaceState } from '../hooks/use-place-bets.ts'
import type { SlipState } from '../hooks/use-slip.ts'
import { clockOf } from '../model.ts'
import styles from './slip.module.css'
import { SlipForm } from './slip-form.tsx'

export interface SlipProps {
  game: LotteryGame
  clock: ReturnType<typeof useDrawClock>
  slip: SlipState
  door: PlaceState
}

/** The bet slip: for one draw. When that closes, everything stays and the next draw is offered. */
export function Slip({ game, clock, slip, door }: SlipProps) {
  const { t } = useTranslation('lottery')
  const { lines, issue } = slip
  if (lines.length === 0)
    return <EmptyState icon={Ticket} message={t(game.open ? 'slip.empty' : 'noBets')} />
  const draw = clock.open.find((one) => one.issue === issue) ?? null
  return (
    <div className={styles.slip}>
      <div className={styles.top}>
        <p>
          {draw ? t('slip.for', { issue: draw.issue }) : t('slip.lines', { count: lines.length })}
        </p>
        <Button variant="ghost" size="sm" disabled={door.busy} onClick={slip.clear}>
          {t('slip.clear')}
        </Button>
      </div>
      {draw === null && issue !== null ? <Closed issue={issue} clock={clock} slip={slip} /> : null}
      {draw !== null && slip.unsure ? (
        <p role="alert" className={styles.closed}>
          {t('slip.unsureOpen')}
        </p>
      ) : null}
      <SlipForm
        key={lines.map(({ id }) => id).join()}
        game={game}
        slip={slip}
        door={door}
        issue={draw?.issue ?? null}
      />
    </div>
  )
}

type ClosedProps = Pick<SlipProps, 'clock' | 'slip'> & { issue: string }

/** The draw is gone, the lines are not. */
function Closed({ issue, clock, slip }: ClosedProps) {
  const { t } = useTranslation('lottery')
  const { current, seconds } = clock
  return (
    <div role="alert" className={styles.closed}>
      <p className={styles.closedTitle}>
        <Icon of={CircleAlert} size="md" />
        {t('slip.closedTitle', { issue })}
      </p>
      <p>{t(slip.unsure ? 'slip.unsure' : 'slip.closedText')}</p>
      {current ? (
        <>
          <Button variant="secondary" block onClick={() => slip.moveTo(current.issue)}>
            {t('slip.next', { issue: current.issue })}
          </Button>
          <p aria-hidden="true" className="num">
            {t('slip.nextIn', { time: clockOf(seconds) })}
          </p>
        </>
      ) : (
        <p>{t('slip.noNext')}</p>
      )}
    </div>
  )
}
