import type { Text } from '#mocks/content/text.ts'
import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../../core/durations.ts'

type Schemas = components['schemas']
export type Area = Schemas['LotteryArea']
export type PrizeMode = Schemas['LotteryPrizeMode']
export type PlayCode = Schemas['LotteryPlayCode']

/** How a lottery draws: a number of digits, or a number of balls out of a pool. */
export interface DrawFormat {
  readonly shape: Schemas['LotteryShape']
  /** Digits or balls of a draw. */
  readonly drawn: number
  /** The highest ball; 9 for digits. */
  readonly top: number
  /** From one draw to the next, and how long before it the betting ends. */
  readonly everyMs: number
  readonly closesMs: number
  readonly plays: readonly PlayCode[]
}

/** A lottery of the fake world. Names are invented after real rivers and cities. */
export interface LotteryDefinition {
  readonly code: string
  readonly area: Area
  readonly name: Text
  readonly kind: DrawFormat
}

const balls = (minutes: number, top = 36): DrawFormat => ({
  shape: 'BALLS',
  drawn: 5,
  top,
  everyMs: minutes * MINUTE,
  closesMs: 20_000,
  plays: ['B1', 'B2', 'B3', 'SIDE'],
})

const digits = (minutes: number, drawn: number): DrawFormat => ({
  shape: 'DIGITS',
  drawn,
  top: 9,
  everyMs: minutes * MINUTE,
  closesMs: 20_000,
  plays: drawn > 3 ? ['D2', 'D3', 'D4', 'SIDE'] : ['D2', 'D3', 'SIDE'],
})

/** The draw formats of lotteries, by area. */
export const DRAW_FORMATS: Readonly<Record<Area, readonly DrawFormat[]>> = {
  TC: [balls(5), balls(3), digits(5, 3), digits(10, 4)],
  SEA: [digits(5, 4), digits(10, 4), digits(3, 3)],
  VN: [digits(5, 5), digits(10, 5), digits(3, 5)],
}

const defineLottery = (
  code: string,
  area: Area,
  en: string,
  bn: string,
  kind: DrawFormat,
): LotteryDefinition => ({
  code,
  area,
  name: { en, bn },
  kind,
})

/** The lotteries that the lists show. */
export const LOTTERIES: readonly LotteryDefinition[] = [
  defineLottery('PADMA-536', 'TC', 'Padma 5 of 36', 'পদ্মা 36-এ 5', balls(5)),
  defineLottery('MEGHNA-FAST', 'TC', 'Meghna Fast', 'মেঘনা ফাস্ট', balls(2)),
  defineLottery('JAMUNA-536', 'TC', 'Jamuna Evening', 'যমুনা সন্ধ্যা', balls(15)),
  defineLottery('KARNA-3D', 'TC', 'Karnaphuli 3D', 'কর্ণফুলী থ্রি-ডি', digits(5, 3)),
  defineLottery('SURMA-4D', 'TC', 'Surma 4D', 'সুরমা ফোর-ডি', digits(10, 4)),
  defineLottery('TEESTA-536', 'TC', 'Teesta 5 of 36', 'তিস্তা 36-এ 5', balls(3)),
  defineLottery('GORAI-FAST', 'TC', 'Gorai Fast', 'গড়াই ফাস্ট', balls(1)),
  defineLottery('ICHAMATI-3D', 'TC', 'Ichamati 3D', 'ইছামতী থ্রি-ডি', digits(3, 3)),
  defineLottery('SEA-MEKONG', 'SEA', 'Mekong 4D', 'মেকং ফোর-ডি', digits(5, 4)),
  defineLottery('SEA-CHAO', 'SEA', 'Chao Phraya 3D', 'চাও ফ্রায়া থ্রি-ডি', digits(5, 3)),
  defineLottery('SEA-KAPUAS', 'SEA', 'Kapuas 4D', 'কাপুয়াস ফোর-ডি', digits(10, 4)),
  defineLottery('SEA-PASIG', 'SEA', 'Pasig Fast 3D', 'পাসিগ ফাস্ট থ্রি-ডি', digits(2, 3)),
  defineLottery('VN-HANOI', 'VN', 'Hanoi', 'হ্যানয়', digits(5, 5)),
  defineLottery('VN-SAIGON', 'VN', 'Saigon', 'সাইগন', digits(10, 5)),
  defineLottery('VN-DANANG', 'VN', 'Da Nang Fast', 'দা নাং ফাস্ট', digits(2, 5)),
  defineLottery('VN-HUE', 'VN', 'Hue', 'হুয়ে', digits(15, 5)),
]

/** F-42: as which kind of game a bet counts: the lotteries of other areas and the odds of e-lotteries are theirs. */
export const toGameType = (area: Area, mode: PrizeMode): 'LOTT' | 'ELOTT' =>
  area !== 'TC' || mode === 'ELOTT' ? 'ELOTT' : 'LOTT'

/** Which vendor's games of the catalogue belong to an area. */
export const VENDOR_OF: Readonly<Record<Area, string>> = {
  TC: 'LOTT',
  SEA: 'TCG_SEA',
  VN: 'TCG_LOTTO_VN',
}
