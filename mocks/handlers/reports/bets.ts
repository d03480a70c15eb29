import type { RequestHandler } from 'msw'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { QueryOf } from '#mocks/contract/types.ts'
import { getGameName, getVendorName } from '#mocks/factories/games.ts'
import { subtractAmounts } from '#mocks/world/core/amount.ts'
import { listEntries } from '#mocks/world/ledger/ledger.ts'
import { type BetFacts, betsBy, listBets, toRound, toValidBet } from '#mocks/world/play/bets.ts'
import { findLottery, getLotteryName } from '#mocks/world/play/lottery/find.ts'
import { sumBets } from '#mocks/world/play/play-sums.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor, paginate, sumBy, toScope, toSpan, validateRange } from './range.ts'
import { findReversedEntries, makeTransactions } from './transactions.ts'

type Schemas = components['schemas']

const vendorName = ({ catalogue }: World, code: string, language: string): string => {
  const vendor = catalogue.vendor(code)
  return vendor ? getVendorName(vendor, language) : code
}

function gameName(world: World, { nodeId, lottery }: BetFacts, language: string): string {
  const game = nodeId === null ? undefined : world.catalogue.byId(nodeId)
  if (game) return getGameName(game, language)
  const drawn = lottery === null ? undefined : findLottery(world, lottery)
  return drawn ? getLotteryName(drawn, language) : (lottery ?? String(nodeId))
}

const makeBet = (world: World, bet: BetFacts, language: string): Schemas['BetRecord'] => {
  const { id: betId, roundId, at, settledAt, gameType, nodeId, vendor } = bet
  const { stake, payout, status } = bet
  return {
    betId,
    roundId,
    at,
    settledAt,
    gameType,
    nodeId,
    vendor,
    stake,
    payout,
    status,
    gameName: gameName(world, bet, language),
    vendorName: vendorName(world, vendor, language),
    validBet: toValidBet(bet),
    net: status === 'PENDING' ? '0.00' : subtractAmounts(payout, stake),
  }
}

function totalsOf(bets: readonly BetFacts[]): Schemas['BetTotals'] {
  const { payout, net } = sumBets(bets)
  return {
    count: bets.length,
    stake: sumBy(bets, ({ stake }) => stake),
    validBet: sumBy(bets, toValidBet),
    payout,
    net,
  }
}

const matches =
  ({ gameType, vendor, status }: QueryOf<'getBetReport'>) =>
  (bet: BetFacts): boolean =>
    (gameType === undefined || bet.gameType === gameType) &&
    (vendor === undefined || bet.vendor === vendor) &&
    (status === undefined || bet.status === status)

function drawOf(world: World, { id, lottery }: BetFacts): Schemas['BetDraw'] | null {
  const row = lottery === null ? undefined : world.db.lotteryBets.find({ id })
  if (!row) return null
  const { play, picks, odds, drawsAt, numbers } = row
  return { play, picks, odds, drawsAt, numbers }
}

/** The bet report. */
export const betReportHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getBetReport', async ({ query, member, language }) => {
    const fault = validateRange(world, query)
    if (fault) return fault
    const { asOf, end } = asOfFor(world, query)
    const { from, to } = toSpan(query)
    const inRange = betsBy(world, member.id, { from, to: Math.min(to, end) }, asOf).reverse()
    const found = inRange.filter(matches(query))
    const { items, paging } = paginate(found, query)
    const codes = [...new Set(inRange.map(({ vendor }) => vendor))]
    return ok({
      scope: toScope(query),
      asOf,
      paging,
      list: items.map((bet) => makeBet(world, bet, language)),
      pageTotals: totalsOf(items),
      totals: totalsOf(found),
      vendors: codes
        .map((code) => ({ code, name: vendorName(world, code, language) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    })
  }),

  operation(world, 'getBet', async ({ query: { id: betId }, member, language }) => {
    const bet = listBets(world, member.id).find(({ id }) => id === betId)
    if (!bet) return fail(404)
    const entries = listEntries(world, member.id).filter(({ reference }) => reference === betId)
    const reversed = findReversedEntries(entries)
    return ok({
      bet: makeBet(world, bet, language),
      entries: entries.map(makeTransactions(world, reversed, language)),
      round: toRound(world, member.id, bet),
      draw: drawOf(world, bet),
    })
  }),
]
