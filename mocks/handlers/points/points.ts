import type { RequestHandler } from 'msw'
import { pointsRewards } from '#mocks/content/offers/points-rewards.ts'
import { localize } from '#mocks/content/text.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { addAmounts, fromMinor } from '#mocks/world/core/amount.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import { countStock } from '#mocks/world/money/redeem-points.ts'
import {
  BETTING_RATES,
  CONVERT_POINTS,
  DEPOSIT_RATE,
  getBalances,
  listPointsEntries,
  sumPoints,
} from '#mocks/world/people/points.ts'
import type { World } from '#mocks/world/world-types.ts'
import { asOfFor, isWithin } from '../reports/range.ts'
import { toListPage, toRedeemRecord } from './redemptions.ts'
import { spendingHandlers } from './spending.ts'

/** The points mall, API-53 to 59. */
export const pointsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPointsBalance', ({ member }) => {
    const entries = listPointsEntries(world, member.id)
    const points = sumPoints(entries)
    const redeemed = sumPoints(entries.filter(({ type }) => type === 'REDEEM'))
    const spent = redeemed.replace('-', '')
    return ok({ points, earned: addAmounts(points, spent), spent })
  }),

  operation(world, 'getPointsRewards', ({ query, language }) => {
    const list = hasEmptyLists(world) ? [] : pointsRewards
    return ok({
      list: list.map((reward) => ({
        id: reward.id,
        points: reward.points,
        maxQuantity: reward.maxQuantity,
        name: localize(reward.name, query.language ?? language),
        text: localize(reward.text, query.language ?? language),
        picture: `rewards/${reward.id}.svg`,
        stock: countStock(world, reward),
        fields: [...reward.fields],
      })),
    })
  }),

  operation(world, 'getPointsConfig', () =>
    ok({
      currency: CURRENCY.code,
      depositAmount: DEPOSIT_RATE,
      betting: [
        { type: 'SLOTS', amount: BETTING_RATES.SLOTS },
        { type: 'PVP', amount: BETTING_RATES.PVP },
        { type: 'SPORTS', amount: BETTING_RATES.SPORTS },
        { type: 'LIVE', amount: BETTING_RATES.LIVE },
        { type: 'LOTTERY', amount: BETTING_RATES.LOTTERY },
      ],
      convertPoints: fromMinor(BigInt(CONVERT_POINTS) * 100n),
      convertAmount: '1.00',
      convertMin: CONVERT_POINTS,
      convertMax: 100_000,
    }),
  ),

  operation(world, 'getPointsRedemptions', ({ query, member, language }) => {
    const balances = getBalances(world, member.id)
    const { asOf } = asOfFor(world, query)
    const rows = world.db.pointsRedemptions
      .list({ memberId: member.id })
      .filter(({ requestId }) => query.requestId === undefined || requestId === query.requestId)
      .map((row) => toRedeemRecord(world, row, language, balances, asOf))
      .filter(({ status, at }) => {
        const { status: wanted = status } = query
        return status === wanted && at <= asOf && isWithin(query, at)
      })
      .sort((a, b) => b.at - a.at)
    return ok({ ...toListPage(rows, query), asOf })
  }),

  operation(world, 'getPointsTransactions', ({ query, member }) => {
    const balances = getBalances(world, member.id)
    const { asOf } = asOfFor(world, query)
    const rows = listPointsEntries(world, member.id)
      .map((entry) => ({ ...entry, balance: balances.get(entry.id) ?? '0.00' }))
      .filter(({ type, at }) => {
        const { type: wanted = type } = query
        return type === wanted && at <= asOf && isWithin(query, at)
      })
      .reverse()
    const page = toListPage(rows, query)
    return ok({ ...page, asOf, pageSum: sumPoints(page.list), sum: sumPoints(rows) })
  }),

  ...spendingHandlers(world),
]
