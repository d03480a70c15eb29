import { Gamepad2, HeartHandshake } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { ErrorKey } from '#api/transport/error-key.ts'
import { LowBalance } from '#entities/wallet/low-balance.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useWallets } from '#entities/wallet/use-wallets.ts'
import { sumVendorMoney } from '#entities/wallet/vendor-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { memberHref } from '#patterns/routing/member-page.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { usePauseLine, useRefetchPause } from '#patterns/use-pause-text.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './launch-failure.module.css'

interface LaunchFailureProps {
  /** `blockedHost`: the game is on a host that is not allowed. */
  error: ErrorKey | 'blockedHost'
  trace: string | null
  onRetry: (() => void) | null
}

/** F-01: limits that players have set themselves. Another try would be refused again. */
const OWN = {
  limitLoss: 'limit',
  limitDeposit: 'limit',
  limitOwn: 'limit',
  selfExcluded: 'pause',
} as const
const ownOf = (error: string) => (Object.hasOwn(OWN, error) ? OWN[error as keyof typeof OWN] : null)

/** A game that does not open: why, and the ways on; without money in the wallet that pays, those to money. */
export function LaunchFailure({ error, trace, onRetry }: LaunchFailureProps) {
  const { t } = useTranslation(['play', 'common'])
  const { money } = useMoney()
  const { open } = usePopup()
  const own = ownOf(error)
  const isLow = error === 'balance'
  const wallets = useWallets({ enabled: isLow }).data
  // Then it is not the main wallet that is too low, and bringing money back would not open the game.
  const byHand = wallets && !wallets.isSingle && !wallets.autoTransfer
  const pause = usePauseLine()
  useRefetchPause(own === 'pause')
  const held = own === 'pause' ? pause : null
  const ref = useRef<HTMLElement>(null)
  useFocusHandOver(ref)
  return (
    <main ref={ref} id="main" className={styles.failure} tabIndex={-1}>
      <span className={styles.medal}>
        <Icon of={own ? HeartHandshake : Gamepad2} size="2xl" />
      </span>
      <div className={styles.text} role="alert">
        <h1>{t(own ? `play:own.${own}` : 'play:failed')}</h1>
        <p>{held ?? t(error === 'blockedHost' ? 'play:blockedHost' : `common:error.${error}`)}</p>
        {byHand ? (
          <p>
            {t('play:money.byHand', {
              main: money(wallets.main),
              held: money(sumVendorMoney(wallets)),
            })}
          </p>
        ) : null}
      </div>
      <div className={styles.money}>
        <LowBalance low={isLow && byHand !== true} goesOn onBack={onRetry ?? undefined}>
          {(place) => (
            <Link
              to={memberHref('depositv2')}
              {...buttonLook({ variant: place === 'first' ? 'deposit' : 'secondary' })}
            >
              {t('play:money.deposit')}
            </Link>
          )}
        </LowBalance>
      </div>
      <div className={styles.actions}>
        {own ? (
          <Button variant="primary" onClick={() => open('limits')}>
            {t('play:own.limits')}
          </Button>
        ) : null}
        {isLow ? (
          <Link
            to={memberHref('transferFund')}
            {...buttonLook({ variant: byHand ? 'primary' : 'secondary' })}
          >
            {t('play:money.wallet')}
          </Link>
        ) : null}
        {onRetry && !own ? (
          <Button variant={isLow ? 'secondary' : 'primary'} onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        ) : null}
        <Link to="/" {...buttonLook({ variant: 'secondary' })}>
          {t('common:action.home')}
        </Link>
      </div>
      {trace ? (
        <p className={styles.trace}>
          {t('common:state.trace')}: <bdi>{trace}</bdi>
        </p>
      ) : null}
    </main>
  )
}
