import {
  LOTTERY_CODE,
  type LotteryArea,
  type LotteryDraw,
  type LotteryGame,
  type LotteryPlay,
  type LotteryPrizeMode,
} from '#api/games/lottery.ts'
import { typedAmount } from '#lib/amount-input.ts'
import { addMoney, amountSign, fromMinor, toMinor } from '#lib/money.ts'
import { asArray } from '#lib/read.ts'
import { safePath } from '#lib/safe-url.ts'
import { placeLotteryBetsBody } from '#openapi/generated/requests/placeLotteryBets.ts'
import { getRequestLength } from '#patterns/forms/request-field.ts'
import { href } from '#patterns/routing/href.ts'
import { type SearchParam, textParam } from '#patterns/search-state.ts'

/** RTE-30..32: the area behind a page. */
const AREAS = { lottery: 'TC', seaLottery: 'SEA', vnLottery: 'VN' } as const
export type LotteryTitle = keyof typeof AREAS

export const TITLES = [
  'lottery',
  'seaLottery',
  'vnLottery',
] as const satisfies readonly LotteryTitle[]

/** The page of a title; anything unknown is the portal's own lottery. */
export const toLotteryTitle = (title: string): LotteryTitle =>
  TITLES.find((known) => known === title) ?? 'lottery'

export const toArea = (title: LotteryTitle): LotteryArea => AREAS[title]

const backParam: SearchParam<string | null> = { parse: safePath, format: (value) => value }

export const LOTTERY_PARAMS = {
  /** The lottery shown; null for the list. The text may be an invalid code. */
  gameCode: textParam(1000),
  vassalage: textParam(),
  /** The return path: a path of this portal, or null for the list. */
  backUrl: backParam,
} as const

export const isLotteryCode = (text: string): boolean => LOTTERY_CODE.test(text)

/** ZY and SEA only where the page or the address names their vendor; otherwise what GAM-19 says. */
export function findPrizeMode(
  area: LotteryArea,
  vassalage: string | null,
  usual: 'LOTT' | 'ELOTT',
): LotteryPrizeMode {
  if (area === 'SEA') return 'SEA'
  return vassalage === 'ZY' ? 'ZY' : usual
}

/** The path to play a lottery of Vietnam at its vendor; without a code the vendor's lobby. */
export const vendorPath = (mode: LotteryPrizeMode, gameCode: string | null): string =>
  href('/game/:nodeId', { nodeId: 'lotto' }, { search: { gameCode, mode } })

/** The draws that still take bets at a moment (epoch ms of the server). */
export const openDraws = ({ draws }: Pick<LotteryGame, 'draws'>, at: number): LotteryDraw[] =>
  asArray(draws).filter(({ closesAt }) => closesAt > at)

/** The numbers that can be chosen. */
export const listNumbers = ({ from, to }: LotteryPlay): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index))

/** The chance of a line as 1 in n, where `drawn` balls are drawn. */
export function computeChance({ form, count, from, to }: LotteryPlay, drawn: number): number {
  if (form === 'SIDES') return 2
  const numbers = to - from + 1
  return Array.from({ length: count }, (_, index) => index).reduce(
    (chance, index) => chance * (form === 'DIGITS' ? numbers : (numbers - index) / (drawn - index)),
    1,
  )
}

export const SIDES = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const
export type Side = (typeof SIDES)[number]
export const isSide = (pick: string): pick is Side => SIDES.some((side) => side === pick)

/** Picks by place; an empty text is a place still to be filled. */
export type Picks = readonly string[]

export const emptyPicks = ({ count }: LotteryPlay): Picks => Array.from({ length: count }, () => '')

/** Puts a number into a place; the same again takes it out. */
export const pickAt = (picks: Picks, place: number, pick: string): Picks =>
  picks.map((old, index) => {
    if (index !== place) return old
    return old === pick ? '' : pick
  })

/** Adds a ball or takes it out; a full line takes no more. */
export function toggleBall(picks: Picks, ball: string): Picks {
  if (picks.includes(ball)) return picks.map((old) => (old === ball ? '' : old))
  const free = picks.indexOf('')
  return free < 0 ? picks : picks.map((old, index) => (index === free ? ball : old))
}

export const isFull = (picks: Picks): boolean => picks.every((pick) => pick !== '')

/** Converts picks for the server: balls sorted, digits in their places. */
export const toRequestPicks = ({ form }: LotteryPlay, picks: Picks): string[] =>
  form === 'BALLS' ? [...picks].sort((a, b) => Number(a) - Number(b)) : [...picks]

const PLAYS: readonly string[] = [
  'D2',
  'D3',
  'D4',
  'B1',
  'B2',
  'B3',
  'SIDE',
] satisfies LotteryPlay['code'][]

export const isPlayCode = (value: unknown): value is LotteryPlay['code'] =>
  typeof value === 'string' && PLAYS.includes(value)

/** One line of a slip. `stake` is what was typed. */
export interface Line {
  readonly id: string
  readonly play: LotteryPlay['code']
  readonly picks: readonly string[]
  readonly stake: string
}

/** More lines than this do not go into one slip. */
export const MAX_LINES = getRequestLength(placeLotteryBetsBody.shape.lines).max

/** Parses a typed stake to an amount with two decimals; null when it is not one. */
export function parseStake(typed: string): string | null {
  const amount = typedAmount(typed)
  return amount === null || amountSign(amount) === 0 ? null : amount
}

/** The problem with a stake; keys of `lottery:check`. */
export function stakeIssue(
  typed: string,
  { minStake, maxStake }: Pick<LotteryPlay, 'minStake' | 'maxStake'>,
): 'amount' | 'low' | 'high' | null {
  const minor = toMinor(parseStake(typed) ?? '')
  if (minor === null) return 'amount'
  if (minor < (toMinor(minStake) ?? 0n)) return 'low'
  return minor > (toMinor(maxStake) ?? 0n) ? 'high' : null
}

/** Stake times odds in whole minor units, rounded down as the server does. */
export function computeWin(stake: string, odds: string): string {
  const product = (toMinor(stake) ?? 0n) * (toMinor(odds) ?? 0n)
  return fromMinor(product / 100n)
}

/** The cost and the possible win of a slip, over the lines with a valid stake. */
export function sumSlip(lines: readonly Line[], plays: readonly LotteryPlay[]) {
  let stake = '0.00'
  let win = '0.00'
  for (const line of lines) {
    const amount = parseStake(line.stake)
    if (amount === null) continue
    stake = addMoney(stake, amount)
    win = addMoney(
      win,
      computeWin(amount, plays.find(({ code }) => code === line.play)?.odds ?? '0.00'),
    )
  }
  const gain = fromMinor((toMinor(win) ?? 0n) - (toMinor(stake) ?? 0n))
  return { stake, win, gain }
}

/** m:ss, and h:mm:ss from an hour on. */
export function formatTimeLeft(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest
}

/** The colour of a ball: the numbers of a ten share one, and four take turns. */
export const ballColor = (number: string): number => Math.floor(Number(number) / 10) % 4

/** Each with its place from 1: digits repeat, and their place is what they are. */
export const withPositions = (values: readonly string[]) =>
  values.map((value, index) => ({ value, place: index + 1 }))
