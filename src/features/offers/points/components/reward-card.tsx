import { Gift } from 'lucide-react'
import type { MallReward } from '#api/offers/points.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { CARD, usePictures } from '#patterns/pictures/pictures.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { canAfford, getProgress, pluralCount } from '../model.ts'
import styles from './points.module.css'

interface RewardCardProps {
  reward: MallReward
  /** The member's points; null where they are not known. */
  own: string | null
  /** There are points of a member, even if they are still on their way: the room for them is kept. */
  counts: boolean
  /** Agents and trial accounts look only. */
  readOnly: boolean
  /** In view at first: its picture is loaded at once. */
  priority: boolean
  onRedeem: () => void
}

const LOOK = { padding: 'none', gap: '0', className: styles.card } as const

/** One reward with its picture, its price, and how far it is. */
export function RewardCard({ reward, own, counts, readOnly, priority, onRedeem }: RewardCardProps) {
  const { t } = useTranslation('points')
  const pictureOf = usePictures()
  const { src, others } = pictureOf(reward.picture, CARD)
  const { name, text, points, stock } = reward
  const isGone = stock === 0
  const isDisabled = isGone || (own !== null && !canAfford(reward, own))
  return (
    <li data-gone={isGone} {...cardLook(LOOK)}>
      <span className={styles.picture}>
        <LazyImage
          src={src}
          fallbackSrc={others}
          fallback={<Icon of={Gift} size="2xl" />}
          alt=""
          {...CARD}
          priority={priority}
          fill
        />
      </span>
      <div className={styles.content}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <p className={styles.price}>
          <span className={styles.cost}>
            {t('points', { count: pluralCount(points), points: formatPoints(points) })}
          </span>
          {stock === null ? null : (
            <span className={styles.note}>
              {isGone
                ? t('reward.gone')
                : t('reward.left', { count: stock, left: formatCount(stock) })}
            </span>
          )}
        </p>
        {counts ? (
          <div className={styles.way}>
            <Way reward={reward} own={own} />
          </div>
        ) : null}
        {readOnly ? null : (
          <Button
            block
            variant={isDisabled ? 'secondary' : 'primary'}
            disabled={isDisabled}
            onClick={onRedeem}
            aria-label={`${t('redeem.open')}: ${name}`}
          >
            {t('redeem.open')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The member's distance to the reward; empty if it is sold out, or while the points are unknown. */
function Way({ reward, own }: Pick<RewardCardProps, 'reward' | 'own'>) {
  const { t } = useTranslation('points')
  if (own === null || reward.stock === 0) return null
  if (canAfford(reward, own)) return <p className={styles.note}>{t('reward.enough')}</p>
  const { missing, percent } = getProgress(reward, own)
  return (
    <ProgressBar
      label={t('reward.toGo', { count: pluralCount(missing), points: formatPoints(missing) })}
      value={percent}
    />
  )
}

/** A card as high as it will be, while the rewards are on their way. */
export function RewardCardSkeleton({ counts }: Pick<RewardCardProps, 'counts'>) {
  return (
    <li {...cardLook(LOOK)}>
      <Skeleton shape="live" />
      <div className={styles.content}>
        <span className={styles.name}>
          <Skeleton className={styles.line} shape="block" />
        </span>
        <span className={styles.text}>
          <Skeleton className={styles.line} shape="block" />
        </span>
        <span className={styles.cost}>
          <Skeleton className={styles.line} shape="block" />
        </span>
        {counts ? (
          <span className={styles.way}>
            <Skeleton className={styles.line} shape="block" />
          </span>
        ) : null}
        <span className={styles.button}>
          <Skeleton shape="block" />
        </span>
      </div>
    </li>
  )
}
