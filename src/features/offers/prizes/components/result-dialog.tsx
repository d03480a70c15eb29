import { Coins, RotateCw, Sparkles, Ticket } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Prize } from '../../../../api/prizes.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { href } from '../../../../patterns/routing/href.ts'
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

interface ResultDialogProps {
  prize: Prize
  currency: string
  /** The wording of the title; keys of `prizes:result`. */
  as: 'title' | 'found'
  open: boolean
  onClose: () => void
}

/** What was won, and where it went. */
export function ResultDialog({ prize, currency, as, open, onClose }: ResultDialogProps) {
  const { t } = useTranslation(['prizes', 'common'])
  const text = usePrizeText(currency)
  const close = t('common:action.close')
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
          <Button variant="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <div className={styles.prize} data-kind={prize.kind}>
        <span className={styles.picture}>
          <Icon of={ICONS[prize.kind]} size="xl" />
        </span>
        <bdi className={styles.figure} role="status">
          {text.prize(prize)}
        </bdi>
      </div>
    </Dialog>
  )
}
