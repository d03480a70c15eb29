import { useLocation, useNavigate } from 'react-router-dom'
import type { Promotion, PromotionApplication } from '../../../../api/promotions.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup, withPopup } from '../../../../patterns/routing/popup.ts'
import { useSearchState } from '../../../../patterns/use-search-state.ts'
import { withReturnAddress } from '../../../../session/return-address.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { eligibilityOf, PROMOTIONS_SEARCH } from '../model.ts'
import styles from './apply-action.module.css'

interface ApplyActionProps {
  offer: Promotion
  application: PromotionApplication | null
  onApply: () => void
}

/** The button to apply, or why there is none. */
export function ApplyAction({ offer, application, onApply }: ApplyActionProps) {
  const { t } = useTranslation('promotions')
  const { role, pending } = useVisitor()
  const { open } = usePopup()
  const { pathname, search } = useLocation()
  const { searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const navigate = useNavigate()
  const eligibility = eligibilityOf({ offer, application, role, now: serverNow() })

  if (eligibility === 'apply' || eligibility === 'login' || eligibility === 'trial') {
    // A log-in returns to the form; when it is closed instead, the promotion is still open.
    const logIn = () =>
      navigate(
        { search: withPopup(search, 'login') },
        { state: withReturnAddress(pathname + searchWith({ id: offer.id, apply: true })) },
      )
    const act = { apply: onApply, login: logIn, trial: () => open('real-account') }[eligibility]
    return (
      <Button variant="primary" disabled={pending} onClick={() => void act()}>
        {eligibility === 'login' ? t('action.login') : t('action.apply')}
      </Button>
    )
  }
  return (
    <div className={styles.state} role="status">
      <p>{t(`action.${eligibility}`)}</p>
      {application ? (
        <p className={styles.details}>
          {application.reason ?? t('applied', { time: formatDateTime(application.appliedAt) })}
        </p>
      ) : null}
    </div>
  )
}
