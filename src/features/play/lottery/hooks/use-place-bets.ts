import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { type LotteryGame, lotteryKeys, placeLotteryBets } from '../../../../api/lottery.ts'
import { walletKeys } from '../../../../api/wallet.ts'
import { useMayPlay } from '../../../../entities/game/use-may-play.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { amountOf, type Line } from '../model.ts'
import type { SlipState } from './use-slip.ts'

interface Placing {
  readonly game: LotteryGame
  readonly slip: SlipState
  /** All lines that were sent are bet. */
  readonly onPlaced: () => void
  /** The draw takes no more bets. */
  readonly onClosed: (issue: string) => void
}

interface Failed {
  readonly error: ApiError
  readonly lines: readonly Line[]
}

/** Nobody knows whether the bet was taken: it went out, and no answer of the business came. */
const isUnsure = ({ passing, status }: ApiError): boolean =>
  passing && status !== 429 && status !== 503

/**
 * The business said no to this very bet, so it was not taken before either: the same requestId would
 * have answered its receipt. A limit, a lapsed session or a closed door say nothing about it.
 */
const isNo = ({ status }: ApiError): boolean => [200, 404, 422].includes(status)

/** One slip at a time. The same slip again goes out under the same requestId, so that it is one bet. */
export function usePlace({ game, slip, onPlaced, onClosed }: Placing) {
  const { t } = useTranslation('lottery')
  const client = useQueryClient()
  const mayPlay = useMayPlay()
  const { busy, run } = useOneRequest<'place'>()
  const [failed, setFailed] = useState<Failed | null>(null)

  const place = (issue: string, lines: readonly Line[]) =>
    run('place', async () => {
      setFailed(null)
      if (!mayPlay()) return 'again'
      const bets = lines.map(({ play, picks, stake }) => ({
        play,
        picks: [...picks],
        stake: amountOf(stake) ?? '',
      }))
      const content = JSON.stringify([issue, bets])
      try {
        await placeLotteryBets({
          gameCode: game.gameCode,
          prizeMode: game.prizeMode,
          area: game.area,
          issue,
          requestId: slip.send(issue, content),
          lines: bets,
        })
      } catch (thrown) {
        const error = asApiError(thrown)
        if (error.code === 'lottery.draw.closed') onClosed(issue)
        else setFailed({ error, lines })
        if (isNo(error)) slip.settle(content, [])
        if (isUnsure(error)) slip.lose(content)
        if (isUnsure(error)) void client.invalidateQueries({ queryKey: lotteryKeys.bets })
        if (!error.passing) void client.invalidateQueries({ queryKey: lotteryKeys.games })
        return 'again'
      }
      slip.settle(content, lines)
      toast.show({ tone: 'success', message: t('slip.placed', { issue }) })
      onPlaced()
      void client.invalidateQueries({ queryKey: lotteryKeys.bets })
      void client.invalidateQueries({ queryKey: walletKeys.all })
      return 'again'
    })

  // What was said of lines that have all left the slip says nothing about others.
  const stays = failed?.lines.some(({ id }) => slip.lines.some((line) => line.id === id))
  return { busy: busy !== null, failure: failed && stays ? failed.error : null, place }
}

export type PlaceState = ReturnType<typeof usePlace>
