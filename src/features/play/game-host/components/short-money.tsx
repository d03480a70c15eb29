import { Link } from 'react-router'
import type { LaunchedGame } from '#api/games/play.ts'
import { LowBalance } from '#entities/wallet/low-balance.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import type { RoundState } from '../round-state.ts'
import strip from './round-strip.module.css'
import styles from './short-money.module.css'

/** The code of the main wallet in the contract. */
const MAIN = 'MAIN'

interface ShortMoneyProps {
  game: LaunchedGame
  round: RoundState
}

/** After a stake that the paying wallet could not cover: where the money is, and how to bring it here. */
export function ShortMoney({ game, round }: ShortMoneyProps) {
  const { t } = useTranslation('play')
  const { overlay } = useMemberPages()
  const { demo, wallet } = game
  if (!round.short || demo) return null
  if (wallet !== MAIN)
    return (
      <div className={strip.strip} role="status">
        <p>{t('money.short')}</p>
        <Link {...overlay('transferFund', { vendor: wallet })} {...buttonLook({ size: 'sm' })}>
          {t('money.move')}
        </Link>
      </div>
    )
  return (
    <div className={styles.short}>
      <LowBalance low goesOn onBack={round.renew}>
        {(place) => (
          <Link
            {...overlay('depositv2')}
            {...buttonLook({ variant: place === 'first' ? 'deposit' : 'secondary' })}
          >
            {t('money.deposit')}
          </Link>
        )}
      </LowBalance>
    </div>
  )
}
