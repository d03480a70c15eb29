import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Promotion, PromotionApplication } from '#api/offers/promotions.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup, withPopup } from '#patterns/routing/popup.ts'
import { useMoment } from '#patterns/use-moment.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { withReturnAddress } from '#session/return-address.ts'
import { useVisitor } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useClaimBonus } from '../hooks/use-claim-bonus.ts'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { BUTTON_OF, eligibilityOf, mayApply, PROMOTIONS_SEARCH } from '../model.ts'
import styles from './apply-action.module.css'

interface ApplyActionProps {
  offer: Promotion
  application: PromotionApplication | null
  onApply: () => void
}

/** The button for the promotion's current status, and a text about it. */
export function ApplyAction({ offer, application, onApply }: ApplyActionProps) {
  const { t } = useTranslation('promotions')
  const { moment } = useMoment()
  const { role, pending } = useVisitor()
  const { open } = usePopup()
  const { pathname, search } = useLocation()
  const { searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const navigate = useNavigate()
  const facts = { offer, application, role, now: serverNow() }
  const eligibility = eligibilityOf(facts)

  if (eligibility === 'Join' || eligibility === 'login' || eligibility === 'trial') {
    // A log-in returns to the form; when it is closed instead, the promotion is still open.
    const logIn = () =>
      navigate(
        { search: withPopup(search, 'login') },
        { state: withReturnAddress(pathname + searchWith({ id: offer.id, apply: true })) },
      )
    const act = { Join: onApply, login: logIn, trial: () => open('real-account') }[eligibility]
    return (
      <Button variant="primary" disabled={pending} onClick={() => void act()}>
        {eligibility === 'login' ? t('action.login') : t('action.Join')}
      </Button>
    )
  }
  if (eligibility === 'automatic' || eligibility === 'agent')
    return <Details>{t(`details.${eligibility}`)}</Details>
  const button = BUTTON_OF[eligibility]
  if (button === 'claim') return <Claim offer={offer} application={application} />
  const begins = { time: moment(offer.startAt) }
  const note = application
    ? (application.reason ?? t('applied', { time: formatDateTime(application.appliedAt) }))
    : null
  return (
    <>
      <Details note={note}>
        {button === null ? <Icon of={Check} size="sm" /> : null}
        {t(`details.${eligibility}`, begins)}
      </Details>
      {button === 'disabled' ? <Button disabled>{t(`status.${eligibility}`)}</Button> : null}
      {button === 'retry' && mayApply(facts) ? (
        <Button variant="primary" onClick={onApply}>
          {t('action.again')}
        </Button>
      ) : null}
    </>
  )
}

function Details({ children, note = null }: { children: ReactNode; note?: string | null }) {
  return (
    <div className={styles.state} role="status">
      <p>{children}</p>
      {note === null ? null : <p className={styles.details}>{note}</p>}
    </div>
  )
}

/** The bonus that waits for its member. */
function Claim({ offer, application }: Pick<ApplyActionProps, 'offer' | 'application'>) {
  const { t } = useTranslation('promotions')
  const { money } = useTermsText(offer.terms)
  const { claim, busy, uncertain } = useClaimBonus(offer)
  const amount = application?.amount ?? null
  return (
    <>
      <Details>{t(uncertain && !busy ? 'details.unanswered' : 'details.Claim')}</Details>
      <WriteButton variant="primary" loading={busy} onClick={claim}>
        {amount === null ? t('action.Claim') : t('action.claimOf', { amount: money(amount) })}
      </WriteButton>
    </>
  )
}
