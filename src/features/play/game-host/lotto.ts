import { LOTTERY_CODE } from '#api/games/lottery.ts'
import type { LottoLaunch } from '#api/games/play.ts'
import { href } from '#patterns/routing/href.ts'
import { choiceParam, readSearch, type SearchParam } from '#patterns/search-state.ts'

const codeParam: SearchParam<string | null> = {
  parse: (text) => (text !== null && LOTTERY_CODE.test(text) ? text : null),
  format: (value) => value,
}
const LOTTO_PARAMS = {
  gameCode: codeParam,
  mode: choiceParam(['LOTT', 'ZY', 'ELOTT'], 'LOTT'),
} as const

/** The lottery that `/game/lotto` launches; null for every other path. */
export function parseLottoLaunch(pathname: string, search: string): LottoLaunch | null {
  if (!/^\/game\/lotto\/?$/.test(pathname)) return null
  const { gameCode, mode } = readSearch(LOTTO_PARAMS, search)
  return { code: gameCode, mode }
}

/** The return address of the vendor's client: the portal's page of the same lottery, or of all. */
export const lottoReturnUrl = ({ code }: LottoLaunch): string =>
  href('/vnLottery', null, { search: { gameCode: code } })
