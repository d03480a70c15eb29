import { useQuery } from '@tanstack/react-query'
import { type RunningBonus, walletQueries } from '#api/money/wallet.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toMinor } from '#lib/money.ts'
import { useToken } from '#session/store.ts'
import { useMoney } from '../wallet/use-money.ts'

type GameType = RunningBonus['gameTypes'][number]

/** Whether stakes on games of a type count for a bonus. */
export const countsTowardsBonus = (
  { gameTypes }: Pick<RunningBonus, 'gameTypes'>,
  type: GameType,
): boolean => gameTypes.length === 0 || gameTypes.includes(type)

/** Whether a stake (decimal text) is higher than counts for a bonus. */
export function exceedsMaxBet(
  { wagering }: Pick<RunningBonus, 'wagering'>,
  stake: string,
): boolean {
  const { maxBet } = wagering
  return maxBet !== null && (toMinor(stake) ?? 0n) > (toMinor(maxBet) ?? 0n)
}

/** The bonus whose turnover is in progress, for logged-in members; null when there is none. */
export function useRunningBonus(enabled = true): RunningBonus | null {
  const token = useToken() ?? ''
  const { code } = useLanguage()
  const query = useQuery({
    ...walletQueries.runningBonus(token, code),
    enabled: enabled && token !== '',
  })
  return query.data?.bonus ?? null
}

/** The texts about a bonus for pages with stakes: the four numbers, and what counts there. */
export function useBonusText() {
  const { t } = useTranslation('bonus')
  const { money } = useMoney()
  const facts = ({ title, amount, wagering }: RunningBonus) => ({
    title: title ?? t('bonus'),
    amount: money(amount),
    left: money(wagering.left),
    turnover: money(wagering.required),
    maxBet: wagering.maxBet === null ? '' : money(wagering.maxBet),
    time: formatDateTime(wagering.expiresAt),
  })
  return {
    /** The text next to a game or slip of this type. */
    standing(bonus: RunningBonus, type: GameType): string {
      const running = t('running', facts(bonus))
      if (!countsTowardsBonus(bonus, type)) return `${running} ${t('elsewhere')}`
      return bonus.wagering.maxBet === null ? running : `${running} ${t('upTo', facts(bonus))}`
    },
    /** Like `standing`, in one line for a phone. */
    short: (bonus: RunningBonus, type: GameType): string =>
      countsTowardsBonus(bonus, type) ? t('short', facts(bonus)) : t('shortElsewhere'),
    /** Of a stake that is higher than counts. */
    tooHigh: (bonus: RunningBonus, stake: string): string =>
      t('tooHigh', { ...facts(bonus), stake: money(stake) }),
  }
}
