import type { MallReward } from '#api/offers/points.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Rolling } from '#ui/rolling/rolling.tsx'
import { getProgress, nextReward, pluralCount } from '../model.ts'
import styles from './points.module.css'

interface OwnPointsProps {
  /** Null while they are on their way. */
  own: string | null
  /** Null while they are on their way, or did not come. */
  rewards: readonly MallReward[] | null
  onConvert: () => void
}

/** The member's points, and how far the next reward is. */
export function OwnPoints({ own, rewards, onConvert }: OwnPointsProps) {
  const { t } = useTranslation('points')
  const next = () => {
    if (own === null || rewards === null || rewards.length === 0) return null
    const reward = nextReward(rewards, own)
    if (reward === null) return t('every')
    const { missing } = getProgress(reward, own)
    return t('next', {
      count: pluralCount(missing),
      points: formatPoints(missing),
      name: reward.name,
    })
  }
  return (
    <section aria-label={t('own')} {...cardLook({ className: styles.head })}>
      <p className={styles.total}>
        {t('own')}{' '}
        <b className={styles.own}>{own === null ? '…' : <Rolling text={formatPoints(own)} />}</b>
      </p>
      <p className={styles.next}>{next()}</p>
      <Button size="sm" className={styles.convert} onClick={onConvert}>
        {t('convert.open')}
      </Button>
    </section>
  )
}
