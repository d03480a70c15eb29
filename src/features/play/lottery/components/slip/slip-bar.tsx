import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LotteryGame } from '#api/games/lottery.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { SlipState } from '../../hooks/use-slip.ts'
import { sumSlip } from '../../model.ts'
import styles from './slip-bar.module.css'

interface SlipBarProps {
  game: LotteryGame
  slip: SlipState
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The slip itself. */
  children: ReactNode
}

/** On a phone the slip is a bar at the bottom of the screen that opens as a sheet. */
export function SlipBar({ game, slip, open, onOpenChange, children }: SlipBarProps) {
  const { t } = useTranslation(['lottery', 'common'])
  const { money } = useMoney()
  const { lines } = slip
  return (
    <>
      {lines.length > 0 ? (
        <section className={styles.bar} data-dock aria-label={t('lottery:slip.title')}>
          <p className={styles.text}>
            <span>{t('lottery:slip.lines', { count: lines.length })}</span>
            <bdi className={`num ${styles.total}`}>{money(sumSlip(lines, game.plays).stake)}</bdi>
          </p>
          <Button variant="primary" startIcon={Ticket} onClick={() => onOpenChange(true)}>
            {t('lottery:slip.open')}
          </Button>
        </section>
      ) : null}
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('lottery:slip.title')}
        description={game.name}
        closeLabel={t('common:action.close')}
      >
        {children}
      </Dialog>
    </>
  )
}
