import { Wrench } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { launchPath } from '#entities/game/game-path.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { POSTER, usePictures } from '#patterns/pictures/pictures.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { cardBackground } from '#ui/tile/card-background.ts'
import { useSimilarGames } from '../hooks/use-similar-games.ts'
import type { LaunchClosure } from '../model.ts'
import styles from './closed-game.module.css'

interface ClosedGameProps {
  closed: LaunchClosure
  nodeId: number
  demo: boolean
  onRetry: () => void
}

/** The closed game, the end of its maintenance, and what to play instead. */
export function ClosedGame({ closed, nodeId, demo, onRetry }: ClosedGameProps) {
  const { t } = useTranslation(['play', 'common'])
  const { moment } = useTimeText()
  const ref = useRef<HTMLElement>(null)
  useFocusHandOver(ref)
  const { scope, gameName, vendorName, gameType, until } = closed
  const names = { game: gameName, vendor: vendorName, type: t(`play:types.${gameType}`) }
  return (
    <main ref={ref} id="main" className={styles.page} tabIndex={-1}>
      <section className={styles.card} aria-labelledby="closed-title">
        <span className={styles.medal}>
          <Icon of={Wrench} size="2xl" />
        </span>
        <h1 id="closed-title">{t(`play:closed.${scope}`, names)}</h1>
        <p className={styles.text}>{t(`play:closed.${scope}Text`, names)}</p>
        <p className={styles.until}>
          {until === null
            ? t('play:closed.unknown')
            : t('play:closed.until', { time: moment(until) })}
        </p>
        <div className={styles.actions}>
          <Button onClick={onRetry}>{t('common:action.retry')}</Button>
          <Link to="/" {...buttonLook({ variant: 'ghost' })}>
            {t('common:action.home')}
          </Link>
        </div>
      </section>
      <Similar closed={closed} nodeId={nodeId} demo={demo} />
    </main>
  )
}

function Similar({ closed, nodeId, demo }: Omit<ClosedGameProps, 'onRetry'>) {
  const { t } = useTranslation('play')
  const pictures = usePictures()
  const { games, pending } = useSimilarGames(closed, { nodeId, demo })
  if (pending) return <Skeleton lines={4} />
  if (games.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <h2 id="similar-title">
        {closed.scope === 'module' ? t('closed.others') : t('closed.similar')}
      </h2>
      <ul className={styles.others}>
        {games.map((game) => {
          const { src, others } = pictures(game.iconUrl, POSTER)
          return (
            <li key={game.nodeId}>
              <Link className={styles.other} to={launchPath(game.nodeId, { demo })} replace>
                <span
                  className={styles.art}
                  style={{ backgroundImage: cardBackground(game.nodeId) }}
                >
                  <LazyImage src={src} fallbackSrc={others} alt="" fill {...POSTER} />
                </span>
                <bdi className={styles.name}>{game.displayName}</bdi>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
