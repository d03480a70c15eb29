import { LogIn } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import type { LeaderboardOwn } from '#api/offers/rewards.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { usePauseLine } from '#patterns/use-pause-text.ts'
import { withReturnAddress } from '#session/return-address.ts'
import { useVisitor } from '#session/visitor.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import styles from './own-rank.module.css'

const placeLook = () =>
  cardLook({ direction: 'row', tone: 'info', padding: 'sm', className: styles.own })

interface OwnPlaceProps {
  own: LeaderboardOwn | null
  total: number
}

/** The member's place stays in view below the list; a guest is invited, others learn why not. */
export function OwnRank({ own, total }: OwnPlaceProps) {
  const { t } = useTranslation('winners')
  const { role, pending } = useVisitor()
  const pause = usePauseLine()
  if (pending) return null
  if (!own && role === 'guest') return <Invitation />
  if (!own) {
    const isMember = role === 'member'
    return (
      <p {...cardLook({ padding: 'sm', className: styles.note })}>
        {isMember ? pause : null} {t(isMember ? 'own.paused' : 'own.others')}
      </p>
    )
  }
  return (
    <section data-keep-clear aria-label={t('own.label')} {...placeLook()}>
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

/** Logging in returns to this page. */
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
    <section data-keep-clear aria-label={t('own.label')} {...placeLook()}>
      <p className={styles.who}>{t('own.guest')}</p>
      <Button startIcon={LogIn} onClick={() => void logIn()}>
        {t('own.login')}
      </Button>
    </section>
  )
}
