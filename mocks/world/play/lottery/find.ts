import { localize, type Text } from '#mocks/content/text.ts'
import { findClosure } from '#mocks/merchant/closures.ts'
import type { World } from '../../world-types.ts'
import { isOfferedIn } from '../offered.ts'
import type { DrawnLottery } from './draws.ts'
import { type Area, DRAW_FORMATS, type DrawFormat, LOTTERIES, VENDOR_OF } from './formats.ts'

/** A lottery that can be opened. */
export interface Lottery extends DrawnLottery {
  readonly area: Area
  readonly kind: DrawFormat
  readonly name: Text
  readonly open: boolean
}

/** One lottery is always under maintenance, so that the state can be seen. */
const UNDER_MAINTENANCE = new Set(['JAMUNA-536'])

/** The lotteries that the list of an area shows. */
export const listLotteries = (area: Area): Lottery[] =>
  LOTTERIES.filter((house) => house.area === area).map((house) => ({
    ...house,
    open: !UNDER_MAINTENANCE.has(house.code),
  }))

/** The lottery of a code in an area: one of the lists, or a game of the catalogue. */
export function findLotteryInArea(world: World, area: Area, code: string): Lottery | undefined {
  const listed = listLotteries(area).find((one) => one.code === code)
  if (listed) return listed
  const isOffered = isOfferedIn(world)
  const game = world.catalogue.byVendor(VENDOR_OF[area]).find(({ gameCode }) => gameCode === code)
  const kinds = DRAW_FORMATS[area]
  const kind = kinds[(game?.nodeId ?? 0) % kinds.length]
  if (!game || !kind || !isOffered(game)) return undefined
  const name = { en: game.displayName, bn: game.displayNameBn }
  return { code, area, kind, name, open: findClosure(world, game) === null }
}

/** Finds a lottery in any area. */
export const findLottery = (world: World, code: string): Lottery | undefined =>
  findLotteryInArea(world, 'TC', code) ??
  findLotteryInArea(world, 'SEA', code) ??
  findLotteryInArea(world, 'VN', code)

export const getLotteryName = ({ name }: Lottery, language: string): string =>
  localize(name, language)
