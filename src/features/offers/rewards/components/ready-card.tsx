import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Reward } from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Claimed } from './claimed.tsx'
import styles from './ready-card.module.css'

interface ReadyCardProps {
  icon: LucideIcon
  title: string
  /** The page that has more about it. */
  to: string
  /** The claimable reward, or the number of tickets. */
  worth: string
  action: ReactNode
  children?: ReactNode
}

/** Something to be had now: what it is, what it is worth, and the one thing to do. */
export const ReadyCard = ({ icon, title, to, worth, action, children }: ReadyCardProps) => (
  <article
    {...cardLook({ gap: '3', tone: 'success', padding: 'sm', className: styles.card })}
    data-keep-clear={children ? true : undefined}
  >
    <Icon of={icon} size="lg" />
    <span className={styles.texts}>
      <Link to={to} className={styles.title} dir="auto">
        {title}
      </Link>
      <bdi className={styles.worth}>{worth}</bdi>
    </span>
    <span className={styles.action}>{action}</span>
    {children ? <div className={styles.more}>{children}</div> : null}
  </article>
)

interface ClaimCardProps<Id> extends Omit<ReadyCardProps, 'action' | 'children'> {
  id: Id
  /** On the button. */
  name: string
  claims: {
    claim: (id: Id) => unknown
    pending: Id | null
    unanswered: Id | null
    won: { readonly id: Id; readonly reward: Reward } | null
  }
}

/** A reward with its button, which becomes the reward itself. */
export function ClaimCard<Id extends string | number>({
  id,
  name,
  claims,
  ...card
}: ClaimCardProps<Id>) {
  const { t } = useTranslation('rewards')
  const { claim, pending, unanswered, won } = claims
  const own = won?.id === id ? won : null
  const button = (
    <WriteButton
      size="sm"
      variant={own ? 'ghost' : 'primary'}
      disabled={own !== null || (pending !== null && pending !== id)}
      loading={pending === id}
      onClick={() => void claim(id)}
      aria-label={`${own ? t('task.claimed') : name}: ${card.title}`}
    >
      {own ? t('task.claimed') : name}
    </WriteButton>
  )
  const notice = unanswered === id ? <p className={styles.notice}>{t('unanswered')}</p> : null
  return (
    <ReadyCard {...card} action={button}>
      {own ? <Claimed reward={own.reward} /> : notice}
    </ReadyCard>
  )
}
