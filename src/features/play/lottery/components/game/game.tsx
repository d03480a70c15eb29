import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type LotteryGame, lotteryKeys } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Block } from '#patterns/block.tsx'
import { useMedia } from '#ui/base/use-media.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { useDrawClock } from '../../hooks/use-draw-clock.ts'
import { usePlaceBets } from '../../hooks/use-place-bets.ts'
import { useSettledDraws } from '../../hooks/use-settled-draws.ts'
import { useSlip } from '../../hooks/use-slip.ts'
import { DrawBar } from '../draws/draw-bar.tsx'
import { MyBets } from '../draws/my-bets.tsx'
import { PastDraws } from '../draws/past-draws.tsx'
import { LinePicker } from '../picks/line-picker.tsx'
import { Slip } from '../slip/slip.tsx'
import { SlipBar } from '../slip/slip-bar.tsx'
import styles from './game.module.css'

/** One lottery: its draw, the numbers to pick, the slip, past draws and own bets. */
export function Game({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery')
  const client = useQueryClient()
  const isWide = useMedia('(width >= 1024px)')
  const [announcement, announce] = useState('')
  const [sheet, setSheet] = useState(false)
  const clock = useDrawClock(game)
  const slip = useSlip(game.gameCode)
  const placing = usePlaceBets({
    game,
    slip,
    onPlaced: () => setSheet(false),
    onClosed: clock.close,
  })
  const { current, seconds } = clock
  const issue = current?.issue ?? null

  useSettledDraws(game)
  useCountdown({ issue, seconds, announce })

  // After a draw its numbers are listed and the bets on it are settled.
  const drawn = game.last.issue
  const listed = useRef(drawn)
  useEffect(() => {
    if (listed.current === drawn) return
    listed.current = drawn
    void client.invalidateQueries({ queryKey: lotteryKeys.openedOf(game.gameCode) })
    void client.invalidateQueries({ queryKey: lotteryKeys.bets })
  }, [client, drawn, game.gameCode])

  const body = (
    <Block>
      <Slip game={game} clock={clock} slip={slip} placing={placing} />
    </Block>
  )
  return (
    <div className={styles.page} data-slip={slip.lines.length > 0}>
      <Block>
        <DrawBar game={game} clock={clock} />
      </Block>
      {game.open ? null : <p className={styles.closed}>{t('closedText')}</p>}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.columns}>
        <div className={styles.main}>
          {game.open ? (
            <Block>
              <LinePicker
                key={game.gameCode}
                game={game}
                slip={slip}
                issue={issue}
                announce={announce}
              />
            </Block>
          ) : null}
          <Tabs
            label={t('tabs.label')}
            items={[
              {
                value: 'draws',
                label: t('tabs.draws'),
                content: (
                  <Block>
                    <PastDraws game={game} />
                  </Block>
                ),
              },
              {
                value: 'bets',
                label: t('tabs.bets'),
                content: (
                  <Block>
                    <MyBets game={game} />
                  </Block>
                ),
              },
            ]}
          />
        </div>
        {isWide ? (
          <aside
            {...cardLook({ padding: 'lg', gap: '4', className: styles.slip })}
            aria-labelledby="lottery-slip"
          >
            <h2 id="lottery-slip" className={styles.title}>
              {t('slip.title')}
            </h2>
            {body}
          </aside>
        ) : (
          <SlipBar game={game} slip={slip} open={sheet} onOpenChange={setSheet}>
            {body}
          </SlipBar>
        )}
      </div>
    </div>
  )
}

const SOON = 60

interface Countdown {
  issue: string | null
  seconds: number
  announce: (text: string) => void
}

/** Announces the last minute of a countdown and its end to screen readers. */
function useCountdown({ issue, seconds, announce }: Countdown) {
  const { t } = useTranslation('lottery')
  const [before, setBefore] = useState(issue)
  useEffect(() => {
    if (before !== issue) {
      setBefore(issue)
      if (before !== null) announce(t('drawClosed', { issue: before }))
    } else if (seconds === SOON && issue !== null) announce(t('lastMinute', { issue }))
  }, [before, issue, seconds, announce, t])
}
