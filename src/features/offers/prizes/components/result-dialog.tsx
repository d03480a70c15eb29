import { useQuery } from '@tanstack/react-query'
import { Coins, RotateCw, Sparkles, Ticket } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Prize } from '../../../../api/prizes.ts'
import { walletQueries } from '../../../../api/wallet.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { href } from '../../../../patterns/routing/href.ts'
import { memberHref } from '../../../../patterns/routing/member-page.ts'
import { useToken } from '../../../../session/store.ts'
import { Button, buttonLook } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { usePrizeText } from '../hooks/use-prize-text.ts'
import styles from './result-dialog.module.css'

const ICONS = {
  MONEY: Coins,
  POINTS: Sparkles,
  WHEEL_TICKET: RotateCw,
  RAFFLE_TICKET: Ticket,
} as const

/** The balance once it has been asked for after the prize; until then undefined. */
function useNewBalance(): string | undefined {
  const token = useToken()
  const query = useQuery({ ...walletQueries.balance(token ?? ''), enabled: token !== null })
  const [before] = useState(query.dataUpdatedAt)
  return query.isFetching || query.dataUpdatedAt === before ? undefined : query.data?.balance
}

interface ResultDialogProps {
  prize: Prize
  currency: string
  /** The wording of the title; keys of `prizes:result`. */
  as: 'title' | 'found'
  open: boolean
  onClose: () => void
}

/** What was won, large, where it went, what the balance is now, and what may be done next. */
export function ResultDialog({ prize, currency, as, open, onClose }: ResultDialogProps) {
  const { t } = useTranslation(['prizes', 'common'])
  const text = usePrizeText(currency)
  const close = t('common:action.close')
  const balance = useNewBalance()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={t(`prizes:result.${as}`, { prize: text.prize(prize) })}
      description={t(`prizes:where.${prize.kind}`)}
      closeLabel={close}
      footer={
        <>
          {prize.kind === 'RAFFLE_TICKET' ? (
            <Link to={href('/raffle')} {...buttonLook({})}>
              {t('prizes:result.raffle')}
            </Link>
          ) : null}
          {prize.kind === 'POINTS' ? (
            <Link to={href('/pointMall')} {...buttonLook({})}>
              {t('prizes:result.points')}
            </Link>
          ) : null}
          {prize.kind === 'MONEY' ? (
            <Link to={memberHref('transactionHistory')} {...buttonLook({})}>
              {t('prizes:result.record')}
            </Link>
          ) : null}
          <Button variant="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <div className={styles.prize} data-kind={prize.kind}>
        <span className={styles.burst} aria-hidden="true" />
        <span className={styles.picture}>
          <Icon of={ICONS[prize.kind]} size="xl" />
        </span>
        <bdi className={styles.figure} role="status">
          {text.prize(prize)}
        </bdi>
        {prize.kind === 'MONEY' ? (
          <p className={styles.balance} role="status">
            {balance ? t('prizes:result.balance', { amount: text.money(balance) }) : null}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
