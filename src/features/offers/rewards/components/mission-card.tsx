import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { claimMission, type Mission } from '../../../../api/rewards.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { safePath } from '../../../../lib/safe-url.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button, buttonLook } from '../../../../ui/button/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx'
import type { useClaim } from '../hooks/use-claim.ts'
import { useRewardWords } from '../hooks/use-reward-words.ts'
import styles from './mission-card.module.css'

interface MissionCardProps {
  mission: Mission
  /** Whether this account claims anything at all. */
  mayClaim: boolean
  claims: ReturnType<typeof useClaim>
}

/** OTH-20, D-061: what is to be done, how far it is, and what it gives. */
export function MissionCard({ mission, mayClaim, claims }: MissionCardProps) {
  const { t } = useTranslation('rewards')
  const { words } = useRewardWords()
  const { title, text, progress, target, state, reward } = mission
  return (
    <article className={styles.card} data-state={state}>
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <Badge variant={reward.kind === 'MONEY' ? 'brand' : 'neutral'}>
          <bdi>{words(reward)}</bdi>
        </Badge>
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <ProgressBar
        label={t('progress')}
        value={progress}
        max={target}
        valueText={t('progressOf', { progress, target })}
        tone={progress >= target ? 'success' : 'brand'}
      />
      <div className={styles.foot}>
        <Act mission={mission} mayClaim={mayClaim} claims={claims} />
      </div>
    </article>
  )
}

function Act({ mission: { id, state, door, endAt }, mayClaim, claims }: MissionCardProps) {
  const { t } = useTranslation('rewards')
  const path = safePath(door)
  if (state === 'EXPIRED') {
    const time = endAt === null ? '' : formatDateTime(endAt)
    return <p className={styles.over}>{t('task.expired', { time })}</p>
  }
  if (state === 'OPEN') {
    return path === null ? null : (
      <Link to={path} {...buttonLook({ block: true })}>
        {t('task.go')}
      </Link>
    )
  }
  if (!mayClaim) return null
  const claimed = state === 'CLAIMED'
  return (
    <Button
      block
      variant={claimed ? 'ghost' : 'primary'}
      startIcon={claimed ? Check : undefined}
      disabled={claimed || (claims.busy !== null && claims.busy !== id)}
      loading={claims.busy === id}
      onClick={() =>
        void claims.claim(id, (requestId) => claimMission({ missionId: id, requestId }))
      }
    >
      {t(claimed ? 'task.claimed' : 'task.claim')}
    </Button>
  )
}
