import { Heart, Play } from 'lucide-react'
import type { Game } from '../../../api/games.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { themeOf } from '../../../ui/game-tile/theme-of.ts'
import { LazyImage } from '../../../ui/lazy-image/lazy-image.tsx'
import type { Doors } from '../use-doors.ts'
import { POSTER, usePictures } from '../use-pictures.ts'
import styles from './game-sheet.module.css'

function Facts({ game }: { game: Game }) {
  const { t } = useTranslation('home')
  const { rtp, volatility, minStake, maxStake } = game
  const rows = [
    rtp ? [t('sheet.rtp'), `${rtp} %`] : null,
    volatility ? [t('sheet.volatility'), t(`sheet.volatility${volatility}`)] : null,
    minStake && maxStake
      ? [
          t('sheet.stakes'),
          t('sheet.stakeRange', { min: formatMoney(minStake), max: formatMoney(maxStake) }),
        ]
      : null,
  ].filter((row) => row !== null)
  return (
    <dl className={styles.facts}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type GameSheetProps = { game: Game; doors: Doors; onClose: () => void }

/** A game's own sheet: what it is, Play, Free trial and the heart; touch needs no hovering. */
export default function GameSheet({ game, doors, onClose }: GameSheetProps) {
  const { t } = useTranslation(['home', 'common'])
  const { src, others } = usePictures()(game.iconUrl, POSTER)
  const liked = doors.favorites.has(game.nodeId)
  return (
    <Dialog
      open
      size="sm"
      title={game.displayName}
      closeLabel={t('common:action.close')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <div className={styles.art} style={{ backgroundImage: themeOf(game.nodeId) }}>
            <LazyImage src={src} fallbackSrc={others} alt="" fill {...POSTER} />
          </div>
          {game.maintenance ? <p className={styles.closed}>{t('sheet.maintenance')}</p> : null}
          <Facts game={game} />
        </div>
        <div className={styles.actions}>
          {game.maintenance ? null : (
            <Button
              variant="primary"
              size="lg"
              block
              startIcon={Play}
              onClick={() => doors.play(game)}
            >
              {t('tile.play')}
            </Button>
          )}
          {game.demo && !game.maintenance ? (
            <Button size="lg" block onClick={() => doors.demo(game)}>
              {t('tile.demo')}
            </Button>
          ) : null}
          <Button
            variant="ghost"
            block
            startIcon={Heart}
            aria-pressed={liked}
            onClick={() => doors.setFavorite(game, !liked)}
          >
            {liked ? t('sheet.unlike') : t('sheet.like')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
