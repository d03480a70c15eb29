import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney, signOf } from '../../../../lib/money.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { OpenRound, Told } from '../hooks/use-game-bridge.ts'
import styles from './round-strip.module.css'

function useWords(symbol: string) {
  const { t } = useTranslation('play')
  return (told: Told) => {
    if (told.kind === 'void') return t('round.void')
    const stake = `${symbol}${formatMoney(told.stake)}`
    return signOf(told.payout) === 1
      ? t('round.settledWon', { stake, payout: `${symbol}${formatMoney(told.payout)}` })
      : t('round.settledLost', { stake })
  }
}

/** A round without an answer, or how one of before ended; nothing in the way of a game that runs well. */
export function RoundStrip({ round, symbol }: { round: OpenRound; symbol: string }) {
  const { t } = useTranslation('play')
  const words = useWords(symbol)
  const { waiting, asking, told } = round
  return (
    <div role="status">
      {waiting ? (
        <div className={styles.strip} data-kind="waiting">
          <Icon of={CircleAlert} size="sm" />
          <p>{t('round.waitingText')}</p>
          <Button size="sm" loading={asking} onClick={round.ask}>
            {asking ? t('round.asking') : t('round.ask')}
          </Button>
        </div>
      ) : null}
      {told && !waiting ? (
        <div className={styles.strip} data-kind="told">
          <Icon of={CircleCheck} size="sm" />
          <p>{words(told)}</p>
          <Button size="sm" onClick={round.hush}>
            {t('round.ok')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
