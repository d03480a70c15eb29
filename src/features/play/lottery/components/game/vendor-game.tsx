import { Ticket } from 'lucide-react'
import { Link } from 'react-router'
import type { LotteryGame } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useDrawClock } from '../../hooks/use-draw-clock.ts'
import { vendorPath } from '../../model.ts'
import { DrawBar } from '../draws/draw-bar.tsx'
import { PastDraws } from '../draws/past-draws.tsx'
import styles from './game.module.css'
import vendor from './vendor-game.module.css'

/** A lottery whose vendor takes the bets: its draw, past numbers, and the link to bet. */
export function VendorGame({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery')
  const clock = useDrawClock(game)
  return (
    <div className={styles.page}>
      <DrawBar game={game} clock={clock} />
      {game.open ? (
        <section {...cardLook({ padding: 'lg' })} aria-labelledby="lottery-vendor">
          <h2 id="lottery-vendor">{t('vendor.title')}</h2>
          <p>{t('vendor.text')}</p>
          <p>
            <Link
              to={vendorPath(game.prizeMode, game.gameCode)}
              {...buttonLook({ variant: 'primary', size: 'lg' })}
            >
              <Icon of={Ticket} size="md" />
              {t('vendor.bet')}
            </Link>
          </p>
        </section>
      ) : (
        <p className={styles.closed}>{t('closedText')}</p>
      )}
      <section className={vendor.draws} aria-labelledby="lottery-draws">
        <h2 id="lottery-draws">{t('tabs.draws')}</h2>
        <PastDraws game={game} />
      </section>
    </div>
  )
}
