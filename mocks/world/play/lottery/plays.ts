import type { components } from '#openapi/generated/types.ts'
import { toMinor } from '../../core/amount.ts'
import type { DrawFormat, PlayCode, PrizeMode } from './formats.ts'

type Play = components['schemas']['LotteryPlay']
type Side = 'BIG' | 'SMALL' | 'ODD' | 'EVEN'

interface Rule {
  readonly form: Play['form']
  readonly count: number
  /** Odds per prize mode, always below the fair odds. */
  readonly odds: Readonly<Record<PrizeMode, string>>
  readonly maxStake: string
}

const rule = (
  form: Play['form'],
  count: number,
  [lott, zy, elott, sea]: readonly [string, string, string, string],
  maxStake: string,
): Rule => ({ form, count, odds: { LOTT: lott, ZY: zy, ELOTT: elott, SEA: sea }, maxStake })

/** The chances are 1 in 100, 1,000, 10,000; 7.2, 63, 714; and 2. */
const RULES: Readonly<Record<PlayCode, Rule>> = {
  D2: rule('DIGITS', 2, ['95.00', '96.50', '94.00', '93.00'], '2000.00'),
  D3: rule('DIGITS', 3, ['940.00', '950.00', '930.00', '900.00'], '500.00'),
  D4: rule('DIGITS', 4, ['9200.00', '9400.00', '9100.00', '8800.00'], '50.00'),
  B1: rule('BALLS', 1, ['6.80', '6.90', '6.75', '6.70'], '5000.00'),
  B2: rule('BALLS', 2, ['59.00', '60.00', '58.50', '58.00'], '1000.00'),
  B3: rule('BALLS', 3, ['660.00', '675.00', '655.00', '650.00'], '200.00'),
  SIDE: rule('SIDES', 1, ['1.94', '1.96', '1.93', '1.92'], '20000.00'),
}

const MIN_STAKE = '1.00'
const SIDES: readonly string[] = ['BIG', 'SMALL', 'ODD', 'EVEN'] satisfies Side[]

/** A play of a lottery under a prize mode, as the contract has it. */
export function toPlay(kind: DrawFormat, code: PlayCode, mode: PrizeMode): Play {
  const { form, count, odds, maxStake } = RULES[code]
  const from = form === 'BALLS' ? 1 : 0
  const to = form === 'SIDES' ? 0 : kind.top
  return { code, form, count, from, to, odds: odds[mode], minStake: MIN_STAKE, maxStake }
}

/** The play of a lottery that pays most. */
export const findTopPlay = (kind: DrawFormat, mode: PrizeMode): Play =>
  kind.plays
    .map((code) => toPlay(kind, code, mode))
    .reduce((top, play) => (toMinor(play.odds) > toMinor(top.odds) ? play : top))

/** The problem with the picks of a line; null when they are valid. */
export function validatePicks({ form, count, from, to }: Play, picks: readonly string[]) {
  if (picks.length !== count) return `must be ${count}`
  if (form === 'SIDES') return picks.every((pick) => SIDES.includes(pick)) ? null : 'must be a side'
  const inside = picks.every(
    (pick) => /^(0|[1-9]\d?)$/.test(pick) && within(Number(pick), from, to),
  )
  if (!inside) return `must be from ${from} to ${to}`
  const twice = form === 'BALLS' && new Set(picks).size < picks.length
  return twice ? 'must differ' : null
}

const within = (value: number, from: number, to: number) => value >= from && value <= to

function sideWins(kind: DrawFormat, side: string, numbers: readonly string[]): boolean {
  const values = numbers.map(Number)
  const digits = kind.shape === 'DIGITS'
  const value = digits ? (values.at(-1) ?? 0) : values.reduce((sum, one) => sum + one, 0)
  // Half of all digits, and half of all sums: 5 of 36 add up to 15..165, the same from both ends.
  const big = digits ? value >= 5 : value * 2 > kind.drawn * (kind.top + 1)
  if (side === 'BIG' || side === 'SMALL') return big === (side === 'BIG')
  return (value % 2 === 1) === (side === 'ODD')
}

/** Whether a line wins with the numbers of its draw. */
export function wins(
  kind: DrawFormat,
  line: { readonly play: PlayCode; readonly picks: readonly string[] },
  numbers: readonly string[],
): boolean {
  const { form, count } = RULES[line.play]
  if (form === 'SIDES') return sideWins(kind, line.picks[0] ?? '', numbers)
  if (form === 'DIGITS') return numbers.slice(-count).join() === line.picks.join()
  return line.picks.every((pick) => numbers.includes(pick))
}
