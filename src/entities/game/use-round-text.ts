import { useTranslation } from '#i18n/use-translation.ts'
import { amountSign, formatMoney } from '#lib/money.ts'
import type { EarlierRound } from './open-round.ts'

/** Returns the message about the outcome of an earlier round. */
export function useRoundText(symbol: string) {
  const { t } = useTranslation('play')
  return (round: EarlierRound): string => {
    if (round.kind === 'void') return t('round.void')
    const stake = `${symbol}${formatMoney(round.stake)}`
    return amountSign(round.payout) === 1
      ? t('round.settledWon', { stake, payout: `${symbol}${formatMoney(round.payout)}` })
      : t('round.settledLost', { stake })
  }
}
