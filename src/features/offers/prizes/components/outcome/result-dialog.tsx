import { memo } from 'react'
import { Link } from 'react-router'
import type { Prize } from '#api/offers/prizes.ts'
import { useNewBalance } from '#entities/reward/use-new-balance.ts'
import { Win, WinBalance } from '#entities/reward/win.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { memberHref } from '#patterns/routing/member-page.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { usePrizeText } from '../../hooks/use-prize-text.ts'

interface ResultDialogProps {
  prize: Prize
  currency: string
  /** The wording of the title; keys of `prizes:result`. */
  as: 'title' | 'found'
  open: boolean
  onClose: () => void
}

/** The prize, shown large, where it was credited, the new balance, and the next actions. */
export const ResultDialog = memo(function ResultDialog(props: ResultDialogProps) {
  const { prize, currency, as, open, onClose } = props
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
      <Win kind={prize.kind} figure={text.prize(prize)}>
        {prize.kind === 'MONEY' ? (
          <WinBalance>
            {balance ? t('prizes:result.balance', { amount: text.money(balance) }) : null}
          </WinBalance>
        ) : null}
      </Win>
    </Dialog>
  )
})
