import { ChevronRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import type { Promotion } from '#api/offers/promotions.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { memberHref } from '#patterns/routing/member-page.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { useClaimBonus } from '../hooks/use-claim-bonus.ts'
import { useEntry } from '../hooks/use-entry.ts'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { type CardAction as Action, PROMOTIONS_SEARCH } from '../model.ts'
import styles from './card-action.module.css'

interface CardActionProps {
  offer: Promotion
  action: Action
  /** The bonus that waits; null when it is not known. */
  amount: string | null
}

/** The one thing to do with a promotion in its state. */
export function CardAction({ offer, action, amount }: CardActionProps) {
  const { t } = useTranslation('promotions')
  const { searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const entry = useEntry(offer.id)
  const named = (text: string) => ({ children: text, 'aria-label': `${text}: ${offer.title}` })
  const to = (apply: boolean) => ({
    to: { search: searchWith({ id: offer.id, apply }) },
    state: { overlay: true },
    preventScrollReset: true,
  })
  switch (action) {
    case 'Join':
    case 'again':
      return (
        <Link {...to(true)} {...buttonLook({ block: true })} {...named(t(`action.${action}`))} />
      )
    case 'login':
      return <Button block onClick={entry.login} {...named(t('action.login'))} />
    case 'trial':
      return <Button block onClick={entry.trial} {...named(t('action.Join'))} />
    case 'deposit':
      return (
        <Link
          to={memberHref('depositv2')}
          {...buttonLook({ block: true })}
          {...named(t('action.deposit'))}
        />
      )
    case 'claim':
      return <Claim offer={offer} amount={amount} />
    case 'bonus':
      return <More to={memberHref('bonusDetails')} {...named(t('action.bonus'))} />
    case 'details':
      return <More {...to(false)} {...named(t('action.details'))} />
  }
}

/** Something to read, in the height of a button. */
const More = ({ children, ...link }: LinkProps) => (
  <p className={styles.more}>
    <Link {...link} {...linkLook({ variant: 'standalone' })}>
      {children}
      <Icon of={ChevronRight} size="sm" directional />
    </Link>
  </p>
)

function Claim({ offer, amount }: Pick<CardActionProps, 'offer' | 'amount'>) {
  const { t } = useTranslation('promotions')
  const { money } = useTermsText(offer.terms)
  const { claim, busy } = useClaimBonus(offer)
  const text = amount === null ? t('action.Claim') : t('action.claimOf', { amount: money(amount) })
  return (
    <WriteButton
      variant="primary"
      block
      loading={busy}
      onClick={claim}
      aria-label={`${text}: ${offer.title}`}
    >
      {text}
    </WriteButton>
  )
}
