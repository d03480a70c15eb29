import type { components } from '#openapi/generated/types.ts'
import { DAY } from '../../core/durations.ts'
import { createRandom, hash32 } from '../../core/prng.ts'
import type { World } from '../../world-types.ts'
import type { DrawFormat } from './formats.ts'

type Draw = components['schemas']['LotteryDraw']
type OpenedDraw = components['schemas']['OpenedDraw']

/** A lottery as far as its draws go. */
export interface DrawnLottery {
  readonly code: string
  readonly kind: DrawFormat
}

/** The number of upcoming draws and of past draws in the list. */
const UPCOMING_DRAWS = 3
export const PAST_DRAWS = 100

/** Scenario `closing`: time from the start of the world until betting closes. */
const CLOSING_MS = 5000

/** A draw's day and its count within the day. */
function issueOf({ everyMs }: DrawFormat, drawsAt: number): string {
  const day = new Date(drawsAt).toISOString().slice(0, 10).replaceAll('-', '')
  const count = Math.floor((drawsAt % DAY) / everyMs) + 1
  return `${day}-${String(count).padStart(4, '0')}`
}

/** The numbers of a draw depend on the world's seed, the lottery and the draw only. */
export function drawNumbers(
  { random }: World,
  { code, kind }: DrawnLottery,
  issue: string,
): string[] {
  const dice = createRandom(hash32(random.seed, `lottery ${code} ${issue}`))
  if (kind.shape === 'DIGITS') {
    return Array.from({ length: kind.drawn }, () => String(dice.int(0, kind.top)))
  }
  const urn = Array.from({ length: kind.top }, (_, index) => index + 1)
  const balls = Array.from({ length: kind.drawn }, () => {
    const [ball = 1] = urn.splice(dice.int(0, urn.length - 1), 1)
    return ball
  })
  return [...balls].sort((a, b) => a - b).map(String)
}

/** The draws of a world, in time with its clock. */
export function createDraws(world: World) {
  const closing = world.conditions.lottery === 'closing'

  /** The offset of a kind's draws from the full intervals of the clock. */
  const phaseOf = ({ everyMs, closesMs }: DrawFormat) =>
    closing ? (world.startedAt + CLOSING_MS + closesMs) % everyMs : 0

  /** The last moment of a draw that is not in the future. */
  const lastAt = (kind: DrawFormat, at: number) => {
    const phase = phaseOf(kind)
    return Math.floor((at - phase) / kind.everyMs) * kind.everyMs + phase
  }

  const opened = (drawing: DrawnLottery, drawnAt: number): OpenedDraw => {
    const issue = issueOf(drawing.kind, drawnAt)
    return { issue, drawnAt, numbers: drawNumbers(world, drawing, issue) }
  }

  return {
    /** Draws that still take bets, next one first. */
    ahead({ kind }: DrawnLottery): Draw[] {
      const now = world.clock.now()
      const first = lastAt(kind, now + kind.closesMs) + kind.everyMs
      return Array.from({ length: UPCOMING_DRAWS }, (_, index) => {
        const drawsAt = first + index * kind.everyMs
        return { issue: issueOf(kind, drawsAt), closesAt: drawsAt - kind.closesMs, drawsAt }
      })
    },
    /** The draw that is `back` draws before a moment. */
    past(drawing: DrawnLottery, back = 0, moment = world.clock.now()): OpenedDraw {
      const { kind } = drawing
      return opened(drawing, lastAt(kind, moment) - back * kind.everyMs)
    },
  }
}

export type Draws = ReturnType<typeof createDraws>
