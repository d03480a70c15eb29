import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { Mission } from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { safePath } from '#lib/safe-url.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import type { Claim } from '../hooks/use-claim.ts'
import { useRewardText } from '../hooks/use-reward-text.ts'
import { Claimed } from './claimed.tsx'
import styles from './mission-card.module.css'

interface MissionCardProps {
  mission: Mission
  /** Null where this account cannot claim anything. */
  claims: {
    claim: (id: Mission['id']) => void
    /** The mission that is being claimed; one at a time. */
    pending: Mission['id'] | null
    /** The mission whose claim got no answer. */
    unanswered: Mission['id'] | null
    /** The reward of the last claim. */
    won: Claim<Mission['id']> | null
  } | null
}

/** The task, the progress, and the reward. */
export function MissionCard({ mission, claims }: MissionCardProps) {
  const { t } = useTranslation('rewards')
  const { full } = useRewardText()
  const { title, text, progress, target, state, reward } = mission
  const won = claims?.won?.id === mission.id ? claims.won : null
  return (
    <article
      data-state={state}
      data-keep-clear={won ? true : undefined}
      {...cardLook({ className: styles.card })}
    >
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <Badge variant={reward.kind === 'MONEY' ? 'brand' : 'neutral'}>
          <bdi>{full(reward)}</bdi>
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
      {won ? <Claimed reward={won.reward} /> : null}
      <div className={styles.action}>
        <Action mission={mission} claims={claims} />
      </div>
    </article>
  )
}

function Action({ mission: { id, state, link: target, endAt }, claims }: MissionCardProps) {
  const { t } = useTranslation('rewards')
  const { moment } = useTimeText()
  const path = safePath(target)
  if (state === 'EXPIRED') {
    const time = endAt === null ? '' : moment(endAt)
    return <p className={styles.expired}>{t('task.expired', { time })}</p>
  }
  if (state === 'OPEN') {
    return path === null ? null : (
      <Link to={path} {...buttonLook({ block: true })}>
        {t('task.go')}
      </Link>
    )
  }
  if (!claims) return null
  const { claim, pending, unanswered } = claims
  const claimed = state === 'CLAIMED'
  return (
    <>
      {unanswered === id && !claimed ? <p className={styles.text}>{t('unanswered')}</p> : null}
      <WriteButton
        block
        variant={claimed ? 'ghost' : 'primary'}
        startIcon={claimed ? Check : undefined}
        disabled={claimed || (pending !== null && pending !== id)}
        loading={pending === id}
        onClick={() => claim(id)}
      >
        {t(claimed ? 'task.claimed' : 'task.claim')}
      </WriteButton>
    </>
  )
}
