import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { type MallReward, pointsQueries } from '#api/offers/points.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import styles from './points.module.css'
import { RewardCard, RewardCardSkeleton } from './reward-card.tsx'

interface RewardListProps {
  /** The member's points; null for visitors who have to log in first. */
  own: string | null
  /** A member is here whose points count, even if they are still on their way. */
  counts: boolean
  /** Agents and trial accounts look only. */
  readOnly: boolean
  onRedeem: (reward: MallReward) => void
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
/** Cards that a phone shows at first: their pictures do not wait. */
const FIRST = 2

/** The rewards for points. */
export function RewardList({ own, counts, readOnly, onRedeem }: RewardListProps) {
  const { t } = useTranslation('points')
  const query = useQuery(pointsQueries.rewards(currentLanguage()))
  const waiting = (
    <ul className={styles.cards} aria-busy="true">
      {PLACES.map((place) => (
        <RewardCardSkeleton key={place} counts={counts} />
      ))}
    </ul>
  )
  return (
    <QueryBoundary query={query} waiting={waiting}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState icon={Gift} message={t('reward.none')} />
        ) : (
          <ul className={styles.cards}>
            {list.map((reward, index) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                own={own}
                counts={counts}
                readOnly={readOnly}
                priority={index < FIRST}
                onRedeem={() => onRedeem(reward)}
              />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  )
}
