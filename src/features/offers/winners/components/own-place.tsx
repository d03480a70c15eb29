import { LogIn } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LeaderboardOwn } from '../../../../api/rewards.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatPoints } from '../../../../lib/points.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { withReturnAddress } from '../../../../session/return-address.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import styles from './own-place.module.css'

interface OwnPlaceProps {
  own: LeaderboardOwn | null
  total: number
}

/** D-061: the own place stays in view below the list; a guest is invited, others are told why not. */
export function OwnPlace({ own, total }: OwnPlaceProps) {
  const { t } = useTranslation('winners')
  const { role, pending } = useVisitor()
  if (pending) return null
  if (!own && role === 'guest') return <Invitation />
  if (!own) {
    const isMember = role === 'member'
    return (
      <p className={styles.own} data-look="words">
        {t(isMember ? 'own.paused' : 'own.others')}
      </p>
    )
  }
  return (
    <section className={styles.own} aria-label={t('own.label')}>
      <span className={styles.rank}>
        {own.rank === null ? t('own.none') : t('own.rank', { rank: formatCount(own.rank) })}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{own.name}</bdi>
          <Badge variant="info">{t('board.you')}</Badge>
        </span>
        <span className={styles.small}>
          {own.rank === null ? t('own.start') : t('own.of', { total: formatCount(total) })}
        </span>
      </span>
      <span className={styles.points}>
        <bdi className={styles.figure}>{formatPoints(own.points)}</bdi>{' '}
        <span className={styles.small}>{t('board.points')}</span>
      </span>
    </section>
  )
}

/** After the log-in the visitor is here again. */
function Invitation() {
  const { t } = useTranslation('winners')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const logIn = () =>
    navigate(
      { search: withPopup(search, 'login') },
      { state: withReturnAddress(`${pathname}${search}`) },
    )
  return (
    <section className={styles.own} aria-label={t('own.label')}>
      <p className={styles.who}>{t('own.guest')}</p>
      <Button startIcon={LogIn} onClick={() => void logIn()}>
        {t('own.login')}
      </Button>
    </section>
  )
}
