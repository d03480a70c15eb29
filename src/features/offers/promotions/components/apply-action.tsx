import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Promotion, PromotionApplication } from '#api/offers/promotions.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { memberHref } from '#patterns/routing/member-page.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useVisitor } from '#session/visitor.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useClaimBonus } from '../hooks/use-claim-bonus.ts'
import { useEntry } from '../hooks/use-entry.ts'
import { useOfferState } from '../hooks/use-offer-state.ts'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { type ActivityStatus, BUTTON_OF, type Standing } from '../model.ts'
import styles from './apply-action.module.css'

interface ApplyActionProps {
  offer: Promotion
  standing: Standing
  onApply: () => void
}

const isStatus = (eligibility: string): eligibility is ActivityStatus => eligibility in BUTTON_OF

/** The button for the promotion's current status, and a text about it. */
export function ApplyAction({ offer, standing, onApply }: ApplyActionProps) {
  const { t } = useTranslation('promotions')
  const { pending } = useVisitor()
  const entry = useEntry(offer.id)
  const { application } = standing
  const { eligibility, text, mayApply } = useOfferState(offer, standing)

  if (eligibility === 'Join' || eligibility === 'login' || eligibility === 'trial') {
    const act = { Join: onApply, ...entry }[eligibility]
    return (
      <Button variant="primary" disabled={pending} onClick={act}>
        {eligibility === 'login' ? t('action.login') : t('action.Join')}
      </Button>
    )
  }
  if (eligibility === 'deposit')
    return (
      <>
        <Details>{text}</Details>
        <Link to={memberHref('depositv2')} {...buttonLook({ variant: 'deposit' })}>
          {t('action.deposit')}
        </Link>
      </>
    )
  if (!isStatus(eligibility)) return <Details>{text}</Details>
  const button = BUTTON_OF[eligibility]
  if (button === 'claim') return <Claim offer={offer} application={application} />
  const note = application
    ? (application.reason ?? t('applied', { time: formatDateTime(application.appliedAt) }))
    : null
  return (
    <>
      <Details note={note}>
        {button === null ? <Icon of={Check} size="sm" /> : null}
        {text}
      </Details>
      {button === 'disabled' ? <Button disabled>{t(`status.${eligibility}`)}</Button> : null}
      {button === 'retry' && mayApply ? (
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

interface ClaimProps {
  offer: Promotion
  application: PromotionApplication | null
}

/** The bonus that waits for its member. */
function Claim({ offer, application }: ClaimProps) {
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
