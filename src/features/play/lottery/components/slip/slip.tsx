import { CircleAlert, Ticket } from 'lucide-react'
import type { LotteryGame } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { useDrawClock } from '../../hooks/use-draw-clock.ts'
import type { PlaceBets } from '../../hooks/use-place-bets.ts'
import type { SlipState } from '../../hooks/use-slip.ts'
import { formatTimeLeft } from '../../model.ts'
import styles from './slip.module.css'
import { SlipForm } from './slip-form.tsx'
import { SlipNotice } from './slip-notice.tsx'

export interface SlipProps {
  game: LotteryGame
  clock: ReturnType<typeof useDrawClock>
  slip: SlipState
  placing: PlaceBets
}

/** The bet slip of one draw. When that closes, the lines stay and the next draw is offered. */
export function Slip({ game, clock, slip, placing }: SlipProps) {
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
        <Button variant="ghost" size="sm" disabled={placing.busy} onClick={slip.clear}>
          {t('slip.clear')}
        </Button>
      </div>
      {draw === null && issue !== null ? (
        <Closed issue={issue} clock={clock} slip={slip} uncertain={placing.uncertain} />
      ) : null}
      {draw !== null && placing.uncertain ? (
        <SlipNotice>
          <p>{t('slip.unsureOpen')}</p>
        </SlipNotice>
      ) : null}
      <SlipForm
        key={lines.map(({ id }) => id).join()}
        game={game}
        slip={slip}
        placing={placing}
        issue={draw?.issue ?? null}
      />
    </div>
  )
}

type ClosedProps = Pick<SlipProps, 'clock' | 'slip'> & { issue: string; uncertain: boolean }

/** The draw has closed; the lines stay and can go to the next one. */
function Closed({ issue, clock, slip, uncertain }: ClosedProps) {
  const { t } = useTranslation('lottery')
  const { current, seconds } = clock
  return (
    <SlipNotice icon={CircleAlert} title={t('slip.closedTitle', { issue })}>
      <p>{t(uncertain ? 'slip.unsure' : 'slip.closedText')}</p>
      {current ? (
        <>
          <Button variant="secondary" block onClick={() => slip.moveTo(current.issue)}>
            {t('slip.next', { issue: current.issue })}
          </Button>
          <p aria-hidden="true" className="num">
            {t('slip.nextIn', { time: formatTimeLeft(seconds) })}
          </p>
        </>
      ) : (
        <p>{t('slip.noNext')}</p>
      )}
    </SlipNotice>
  )
}
