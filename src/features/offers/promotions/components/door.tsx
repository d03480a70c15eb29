import { useLocation, useNavigate } from 'react-router-dom'
import type { Promotion, PromotionApplication } from '../../../../api/promotions.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { now } from '../../../../lib/clock.ts'
import { usePopup, withPopup } from '../../../../patterns/routing/popup.ts'
import { withReturnAddress } from '../../../../session/return-address.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { doorOf, withPlace } from '../model.ts'
import styles from './door.module.css'

interface DoorProps {
  offer: Promotion
  application: PromotionApplication | null
  onApply: () => void
}

/** The one thing to do with a promotion, or why there is nothing to do. */
export function Door({ offer, application, onApply }: DoorProps) {
  const { t } = useTranslation('promotions')
  const { role, pending } = useVisitor()
  const { open } = usePopup()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const door = doorOf({ offer, application, role, now: now() })

  if (door === 'apply' || door === 'login' || door === 'trial') {
    const logIn = () => {
      const there = withPlace(search, { id: offer.id, apply: true })
      // The form is where a log-in leads back to; closed, the promotion is still here.
      return navigate(
        { search: withPopup(search, 'login') },
        { state: withReturnAddress(`${pathname}${there}`) },
      )
    }
    const go = { apply: onApply, login: logIn, trial: () => open('real-account') }[door]
    return (
      <Button variant="primary" disabled={pending} onClick={() => void go()}>
        {door === 'login' ? t('door.login') : t('door.apply')}
      </Button>
    )
  }
  return (
    <div className={styles.words} role="status">
      <p>{t(`door.${door}`)}</p>
      {application ? (
        <p className={styles.when}>
          {application.reason ?? t('applied', { time: formatDateTime(application.appliedAt) })}
        </p>
      ) : null}
    </div>
  )
}
