import { fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import { type DemoRules, draw } from './rule.ts'

/** A match of the sample book: the opponents, and in how many of a thousand matches each result occurs. */
export interface Fixture {
  /** Short and lower case; a pick is this id with `1`, `x` or `2`. */
  readonly id: string
  /** The chances of home, draw and away; only two without a draw. They divide 96,000, so that the odds are exact. */
  readonly chances: readonly number[]
  /** Scores of a home win, reversed for an away win. */
  readonly scores: readonly (readonly [number, number])[]
  readonly draws?: readonly number[]
}

const CHANCES = 1000
/** The odds in hundredths times the chances, for a return of 96 %. */
const BOOK = 96_000
/** The most picks of a slip. */
const PICKS = 3

const signsOf = ({ chances }: Fixture) => (chances.length === 3 ? ['1', 'x', '2'] : ['1', '2'])

/** The odds of a pick in hundredths. */
const oddsOf = (chance: number): bigint => BigInt(Math.round(BOOK / chance))

interface Pick {
  readonly fixture: Fixture
  readonly sign: string
  readonly chance: number
}

/** The score of a match with this result. */
function scoreOf(random: { next(): number }, { scores, draws = [0] }: Fixture, sign: string) {
  if (sign === 'x') {
    const goals = draws[draw(random, draws.length)] ?? 0
    return `${goals}-${goals}`
  }
  const [more, less] = scores[draw(random, scores.length)] ?? [1, 0]
  return sign === '1' ? `${more}-${less}` : `${less}-${more}`
}

/** The odds as text, by pick. */
export const oddsBy = (fixtures: readonly Fixture[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fixtures.flatMap((fixture) =>
      signsOf(fixture).map((sign, at) => [
        `${fixture.id}${sign}`,
        fromMinor(oddsOf(fixture.chances[at] ?? BOOK)),
      ]),
    ),
  )

/**
 * A slip of one to three picks on different matches. All must be correct, and their odds are multiplied. A single pick
 * returns 96 %, and every further pick 96 % of that.
 */
export function slipRules(fixtures: readonly Fixture[]): DemoRules {
  const known = new Map<string, Pick>(
    fixtures.flatMap((fixture) =>
      signsOf(fixture).map((sign, at): [string, Pick] => [
        `${fixture.id}${sign}`,
        { fixture, sign, chance: fixture.chances[at] ?? BOOK },
      ]),
    ),
  )
  function picksOf(choice: string): readonly Pick[] | null {
    const picks = choice.split('-').map((one) => known.get(one))
    const found = picks.filter((pick) => pick !== undefined)
    const matches = new Set(found.map(({ fixture }) => fixture.id))
    return found.length === picks.length && matches.size === picks.length && picks.length <= PICKS
      ? found
      : null
  }
  const slip = (choice: string) => {
    const picks = picksOf(choice)
    if (!picks) throw new RangeError(`"${choice}" is no slip of this book.`)
    return picks
  }
  /** A match ends before the next one is drawn. */
  const resultOf = (random: { next(): number }, { fixture }: Pick): string => {
    let rest = draw(random, CHANCES)
    const at = fixture.chances.findIndex((chance) => {
      rest -= chance
      return rest < 0
    })
    return signsOf(fixture)[at] ?? '1'
  }
  return {
    accepts: (choice) => choice !== undefined && picksOf(choice) !== null,
    play(random, stake, choice) {
      const picks = slip(choice)
      const results = picks.map((pick) => resultOf(random, pick))
      const won = picks.every(({ sign }, at) => sign === results[at])
      const payout = picks.reduce((sum, { chance }) => sum * oddsOf(chance), toMinor(stake))
      return {
        symbols: picks.map(({ fixture }, at) => [
          fixture.id,
          scoreOf(random, fixture, results[at] ?? '1'),
        ]),
        lines: won ? picks.map((_, at) => at) : [],
        payout: won ? fromMinor(payout / 100n ** BigInt(picks.length)) : '0.00',
      }
    },
    returnOf: (choice) =>
      slip(choice).reduce(
        (all, { chance }) => (all * chance * Number(oddsOf(chance))) / 100 / CHANCES,
        1,
      ),
  }
}
