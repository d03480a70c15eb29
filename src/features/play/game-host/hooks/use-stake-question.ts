import { useRef, useState } from 'react'
import type { LaunchedGame } from '#api/games/play.ts'
import {
  countsTowardsBonus,
  exceedsMaxBet,
  useRunningBonus,
} from '#entities/bonus/use-running-bonus.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { GameChannel, GameRound } from '../bridge.ts'
import type { StakeQuestion } from '../round-state.ts'

/**
 * Asks before placing a stake above the maximum that counts for the running bonus. Asks once per game: a player who
 * places it anyway is not asked again.
 */
export function useStakeQuestion({ channel, game }: { channel: GameChannel; game: LaunchedGame }) {
  const { t } = useTranslation('bonus')
  const { money } = useMoney()
  const bonus = useRunningBonus(!game.demo)
  const [question, setQuestion] = useState<StakeQuestion | null>(null)
  const agreed = useRef(false)

  /** Whether the round waits for an answer; `place` begins it then. */
  const ask = (round: GameRound, place: (round: GameRound) => void): boolean => {
    const { id, stake } = round
    const isAsked =
      bonus !== null && countsTowardsBonus(bonus, game.gameType) && exceedsMaxBet(bonus, stake)
    if (!isAsked || agreed.current) return false
    channel.post({ type: 'waiting', id, message: t('ask.waiting') })
    const maxBet = money(bonus.wagering.maxBet ?? '0.00')
    const answer = (isPlaced: boolean) => {
      setQuestion(null)
      agreed.current = isPlaced
      if (isPlaced) place(round)
      else channel.post({ type: 'refused', id, message: t('ask.kept', { maxBet }) })
    }
    setQuestion({ bonus, stake, answer })
    return true
  }
  return { question, ask }
}
