import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { type MallReward, pointsQueries } from '../../../../api/points.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatPoints } from '../../../../lib/points.ts'
import { QueryBoundary } from '../../../../patterns/query-boundary.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { cardLook } from '../../../../ui/card/card.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { canHave } from '../model.ts'
import styles from './points.module.css'

interface RewardListProps {
  /** The member's points; null for those who have to log in first. */
  own: string | null
  /** Agents and trial accounts look only. */
  readOnly: boolean
  onRedeem: (reward: MallReward) => void
}

const PLACES = ['a', 'b', 'c', 'd'] as const

/** API-54: what points can be redeemed for. */
export function RewardList({ own, readOnly, onRedeem }: RewardListProps) {
  const { t } = useTranslation('points')
  const query = useQuery(pointsQueries.rewards(currentLanguage()))
  const waiting = (
    <ul className={styles.cards} aria-busy="true">
      {PLACES.map((place) => (
        <li key={place} className={styles.place}>
          <Skeleton shape="block" />
        </li>
      ))}
    </ul>
  )
  const words = (reward: MallReward) => {
    if (reward.stock === 0) return t('reward.gone')
    if (own !== null && !canHave(reward, own)) return t('reward.more')
    return reward.stock === null
      ? null
      : t('reward.left', { count: reward.stock, left: formatCount(reward.stock) })
  }
  return (
    <QueryBoundary query={query} waiting={waiting}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState icon={Gift} message={t('reward.none')} />
        ) : (
          <ul className={styles.cards}>
            {list.map((reward) => {
              const barred = reward.stock === 0 || (own !== null && !canHave(reward, own))
              return (
                <li key={reward.id} {...cardLook({ className: styles.card, gap: '2' })}>
                  <h2 className={styles.name}>{reward.name}</h2>
                  <p className={styles.text}>{reward.text}</p>
                  <p className={styles.cost}>
                    {t('points', {
                      count: Number.parseInt(reward.points, 10),
                      points: formatPoints(reward.points),
                    })}
                  </p>
                  <p className={styles.note}>{words(reward)}</p>
                  {readOnly ? null : (
                    <Button
                      variant={barred ? 'secondary' : 'primary'}
                      disabled={barred}
                      onClick={() => onRedeem(reward)}
                      aria-label={`${t('redeem.open')}: ${reward.name}`}
                    >
                      {t('redeem.open')}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        )
      }
    </QueryBoundary>
  )
}
