import type { LottoWish } from '../../../api/play.ts'

const MODES = ['LOTT', 'ZY', 'ELOTT'] as const satisfies readonly LottoWish['mode'][]

/** API-38: what `/game/lotto` asks for; null for every other path. A text that can be no code is none. */
export function lottoOf(pathname: string, search: string): LottoWish | null {
  if (!/^\/game\/lotto\/?$/.test(pathname)) return null
  const params = new URLSearchParams(search)
  const code = params.get('gameCode')
  const mode = MODES.find((known) => known === params.get('mode')) ?? 'LOTT'
  return { code: code !== null && /^[A-Za-z0-9_-]{1,40}$/.test(code) ? code : null, mode }
}

/** Where leaving the vendor's client leads: to the portal's page of the same lottery, or of all. */
export const lottoBack = ({ code }: LottoWish): string =>
  code === null ? '/vnLottery' : `/vnLottery?${new URLSearchParams({ gameCode: code })}`
