import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../api/error.ts'
import { type LotteryGame, placeLotteryBets } from '../../api/lottery.ts'
import { useOneRequest } from '../../forms/use-one-request.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useMayPlay } from '../../session/may-play.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { amountOf, type Line } from './model.ts'

interface Placing {
  readonly game: LotteryGame
  /** All lines are bet. */
  readonly onPlaced: () => void
  /** The draw takes no more bets. */
  readonly onClosed: (issue: string) => void
}

/** Nobody knows whether the bet was taken: it went out, and no answer of the business came. */
const isUnsure = ({ passing, status }: ApiError): boolean =>
  passing && status !== 429 && status !== 503

/** One slip at a time. The same slip again goes out under the same requestId, so that it is one bet. */
export function usePlace({ game, onPlaced, onClosed }: Placing) {
  const { t } = useTranslation('lottery')
  const client = useQueryClient()
  const mayPlay = useMayPlay()
  const { busy, run } = useOneRequest<'place'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [unsure, setUnsure] = useState<string | null>(null)
  const last = useRef({ content: '', requestId: '' })

  const place = (issue: string, lines: readonly Line[]) =>
    run('place', async () => {
      setFailure(null)
      if (!mayPlay()) return 'again'
      const bets = lines.map(({ play, picks, stake }) => ({
        play,
        picks: [...picks],
        stake: amountOf(stake) ?? '',
      }))
      const content = JSON.stringify([issue, bets])
      if (last.current.content !== content)
        last.current = { content, requestId: crypto.randomUUID() }
      try {
        await placeLotteryBets({
          gameCode: game.gameCode,
          prizeMode: game.prizeMode,
          area: game.area,
          issue,
          requestId: last.current.requestId,
          lines: bets,
        })
      } catch (thrown) {
        const error = asApiError(thrown)
        if (error.code === 'lottery.draw.closed') onClosed(issue)
        else setFailure(error)
        setUnsure(isUnsure(error) ? issue : null)
        if (isUnsure(error)) void client.invalidateQueries({ queryKey: ['lottery', 'bets'] })
        if (!error.passing) void client.invalidateQueries({ queryKey: ['lottery', 'game'] })
        return 'again'
      }
      last.current = { content: '', requestId: '' }
      setUnsure(null)
      toast.show({ tone: 'success', message: t('slip.placed', { issue }) })
      onPlaced()
      void client.invalidateQueries({ queryKey: ['lottery', 'bets'] })
      void client.invalidateQueries({ queryKey: ['wallet'] })
      return 'again'
    })

  return {
    busy: busy !== null,
    failure,
    /** The draw that lines may have been bet on already, without anybody having been told. */
    unsure,
    place,
  }
}

export type PlaceState = ReturnType<typeof usePlace>
