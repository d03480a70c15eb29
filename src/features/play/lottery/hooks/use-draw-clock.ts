import { useEffect, useState } from 'react'
import type { LotteryGame } from '#api/games/lottery.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { now } from '#lib/clock.ts'
import { useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { openDraws } from '../model.ts'

/** Whole seconds until a moment of the server's clock. */
export const useServerSeconds = (until: number | null): number =>
  useSecondsLeft(until === null ? null : until - (serverNow() - now()))

/**
 * The draws of a lottery that still take bets, and the seconds until the first of them closes. A draw
 * that has closed once stays closed here, even if the server's clock is corrected later.
 */
export function useDrawClock(game: LotteryGame) {
  const [passed, setPassed] = useState(0)
  const open = openDraws(game, Math.max(serverNow(), passed))
  const current = open[0] ?? null
  const next = openDraws(game, passed)[0] ?? null
  const seconds = useServerSeconds(next?.closesAt ?? null)
  const over = next !== null && seconds === 0 ? next.closesAt : null

  useEffect(() => {
    if (over !== null) setPassed((before) => Math.max(before, over))
  }, [over])

  return {
    open,
    current,
    seconds: current ? seconds : 0,
    /** The server refused it: closed, whatever our clock says. */
    close: (issue: string) => {
      const draw = game.draws.find((one) => one.issue === issue)
      if (draw) setPassed((before) => Math.max(before, draw.closesAt))
    },
  }
}
