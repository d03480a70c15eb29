import { z } from 'zod/mini'
import type { LotteryPlay } from '#api/games/lottery.ts'
import { type Line, stakeIssue } from './model.ts'

export interface SlipFields {
  /** The typed stakes, by the line's id. */
  stakes: Record<string, string>
}

/** Each stake within what its play takes; messages are keys of `lottery:check`. */
export function slipSchema(lines: readonly Line[], plays: readonly LotteryPlay[]) {
  const stakeOf = ({ play: code }: Line) =>
    z.string().check(
      z.superRefine((text, context) => {
        const play = plays.find((one) => one.code === code)
        const message = play ? stakeIssue(text, play) : 'amount'
        if (message) context.addIssue({ code: 'custom', message, input: text })
      }),
    )
  const stakes = Object.fromEntries(lines.map((line) => [line.id, stakeOf(line)]))
  return z.object({ stakes: z.object(stakes) })
}
