import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LotteryGame, lotteryKeys, placeLotteryBets } from '#api/games/lottery.ts'
import { limitKeys } from '#api/member/limits.ts'
import { walletKeys } from '#api/money/wallet.ts'
import type { ApiError } from '#api/transport/error.ts'
import { useMayPlay } from '#entities/game/use-may-play.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { idempotencyKeys } from '#patterns/idempotency-keys.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { type Line, parseStake } from '../model.ts'
import type { SlipState } from './use-slip.ts'

interface Options {
  readonly game: LotteryGame
  readonly slip: SlipState
  /** All lines that were sent are bet. */
  readonly onPlaced: () => void
  /** The draw takes no more bets. */
  readonly onClosed: (issue: string) => void
}

interface Bets {
  readonly issue: string
  readonly lines: readonly Line[]
}

interface Failure {
  readonly error: ApiError
  readonly lines: readonly Line[]
}

const betsOf = (lines: readonly Line[]) =>
  lines.map(({ play, picks, stake }) => ({
    play,
    picks: [...picks],
    stake: parseStake(stake) ?? '',
  }))

/** Places the lines of the slip on a draw; the same lines on the same draw are one bet until its end is known. */
export function usePlaceBets({ game, slip, onPlaced, onClosed }: Options) {
  const { t } = useTranslation('lottery')
  const client = useQueryClient()
  const mayPlay = useMayPlay()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { gameCode, prizeMode, area } = game
  // By draw: an unknown outcome of one draw does not concern the next.
  const name = `lottery-bets:${gameCode}:${slip.issue}`

  const { mutate, busy, waitUntil } = useIdempotentMutation({
    name,
    send: ({ issue, lines }: Bets, requestId) =>
      placeLotteryBets({ gameCode, prizeMode, area, issue, requestId, lines: betsOf(lines) }),
    contentOf: ({ issue, lines }) => [issue, prizeMode, betsOf(lines)],
    onSettled: (outcome, { issue, lines }) => {
      // A bet is play: it may begin the time of a reality check, or have met a limit.
      void client.invalidateQueries({ queryKey: limitKeys.all })
      if (outcome.kind === 'done') {
        slip.remove(...lines)
        toast.show({ tone: 'success', message: t('slip.placed', { issue }) })
        onPlaced()
        void client.invalidateQueries({ queryKey: lotteryKeys.bets })
        void client.invalidateQueries({ queryKey: walletKeys.all })
        return
      }
      const { kind, error } = outcome
      if (error.code === 'lottery.draw.closed') onClosed(issue)
      else setFailure({ error, lines })
      if (kind === 'unknown') void client.invalidateQueries({ queryKey: lotteryKeys.bets })
      if (!error.passing) void client.invalidateQueries({ queryKey: lotteryKeys.games })
    },
  })

  const place = async (issue: string, lines: readonly Line[]): Promise<void> => {
    setFailure(null)
    if (mayPlay()) await mutate({ issue, lines })
  }

  // A refusal concerns the lines that were sent; once they have all left the slip it is out of date.
  const concerned = failure?.lines.some(({ id }) => slip.lines.some((line) => line.id === id))
  return {
    busy,
    waitUntil,
    failure: failure && concerned ? failure.error : null,
    /** Lines may already have been bet on the draw of the slip: an answer is missing. */
    uncertain: idempotencyKeys(name).isUnknown(),
    /** Clears the refusal once its cause has been fixed. */
    forget: () => setFailure(null),
    place,
  }
}

export type PlaceBets = ReturnType<typeof usePlaceBets>
