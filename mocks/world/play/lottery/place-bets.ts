import { type Amount, compareAmounts, subtractAmounts, sumAmounts } from '../../core/amount.ts'
import { done, invalidRequest, refusal } from '../../core/refusal.ts'
import type { Member, Row } from '../../core/tables.ts'
import { getBalance, postEntries } from '../../ledger/ledger.ts'
import type { World } from '../../world-types.ts'
import { checkStake } from '../stake-gate.ts'
import type { Draws } from './draws.ts'
import { findLotteryInArea, type Lottery } from './find.ts'
import { type Area, type PlayCode, type PrizeMode, toGameType } from './formats.ts'
import { toPlay, validatePicks } from './plays.ts'

type Bet = Row<'lotteryBets'>

interface Slip {
  readonly gameCode: string
  readonly area: Area
  readonly issue: string
  readonly requestId: string
  readonly prizeMode: PrizeMode
  readonly lines: readonly {
    readonly play: PlayCode
    readonly picks: string[]
    readonly stake: Amount
  }[]
}

/** The total of several stakes. */
export const sumStakes = (stakes: readonly { readonly stake: string }[]) =>
  sumAmounts(stakes.map(({ stake }) => stake))

/** The first line that can never be: a play of another lottery, or impossible picks. */
function findInvalidLine({ kind }: Lottery, { lines, prizeMode }: Slip) {
  for (const [index, { play, picks }] of lines.entries()) {
    if (!kind.plays.includes(play)) return invalidRequest(`/lines/${index}/play`, 'is not offered')
    const fault = validatePicks(toPlay(kind, play, prizeMode), picks)
    if (fault) return invalidRequest(`/lines/${index}/picks`, fault)
  }
  return null
}

/** The reason why these lines are refused for this member now; null when they are accepted. */
function checkSlip(world: World, member: Member, lottery: Lottery, slip: Slip) {
  const gameType = toGameType(lottery.area, slip.prizeMode)
  const amount = sumStakes(slip.lines)
  const refused = checkStake(world, member, { gameType, amount })
  if (refused) return refused
  if (!lottery.open) return refusal('game.maintenance')
  for (const { play, stake } of slip.lines) {
    const { minStake, maxStake } = toPlay(lottery.kind, play, slip.prizeMode)
    if (compareAmounts(stake, minStake) < 0) return refusal('lottery.stake.low')
    if (compareAmounts(stake, maxStake) > 0) return refusal('lottery.stake.high')
  }
  const short = compareAmounts(getBalance(world, member.id), amount) < 0
  return short ? refusal('balance.insufficient') : null
}

/** Bets on a draw that takes bets, all lines or none. */
export async function placeBets(world: World, draws: Draws, member: Member, slip: Slip) {
  const { gameCode, area, issue, requestId, prizeMode, lines } = slip
  const lottery = findLotteryInArea(world, area, gameCode)
  if (!lottery) return refusal('unknown')
  const wrong = findInvalidLine(lottery, slip)
  if (wrong) return wrong
  const draw = draws.ahead(lottery).find((one) => one.issue === issue)
  if (!draw) return refusal('lottery.draw.closed')
  const refused = checkSlip(world, member, lottery, slip)
  if (refused) return refused
  const bets: Bet[] = []
  for (const { play, picks, stake } of lines) {
    const row = {
      requestId,
      memberId: member.id,
      gameCode,
      issue,
      drawsAt: draw.drawsAt,
      play,
      picks,
      stake,
      odds: toPlay(lottery.kind, play, prizeMode).odds,
      id: world.nextId('lotto'),
      state: 'PENDING' as const,
      payout: '0.00',
      numbers: [],
      placedAt: world.clock.now(),
    }
    bets.push(await world.db.lotteryBets.insert(row))
  }
  await postEntries(
    world,
    bets.map(({ id: reference, memberId, stake }) => ({
      memberId,
      kind: 'STAKE',
      reference,
      amount: subtractAmounts('0.00', stake),
    })),
  )
  return done(bets)
}
