import type { components } from '#openapi/generated/types.ts'
import type { Text } from '../text.ts'

type Terms = components['schemas']['PromotionTerms']

/** The conditions of a promotion, with what counts in two languages. */
export interface TermsText extends Omit<Terms, 'games' | 'currency'> {
  readonly games: readonly Text[]
}

const SLOTS: Text = { en: 'Slots', bn: 'স্লট' }
const FISHING: Text = { en: 'Fishing', bn: 'মাছ শিকার' }
const LIVE: Text = { en: 'Live casino', bn: 'লাইভ ক্যাসিনো' }
const CARDS: Text = { en: 'Card games', bn: 'তাসের খেলা' }
const SPORTS: Text = { en: 'Sports, single bets', bn: 'খেলাধুলা, একক বাজি' }
const LOTTERY: Text = { en: 'Lottery', bn: 'লটারি' }
const ALL: Text = { en: 'All games', bn: 'সব গেম' }

/** Every kind of game that terms name: what they leave out does not count (D-056). */
export const kindsOfGames: readonly Text[] = [SLOTS, LIVE, FISHING, CARDS, SPORTS, LOTTERY]

/** As `Date` counts the days of a week. */
const FRIDAY = 5

const none: TermsText = {
  bonusPercent: null,
  bonusAmount: null,
  maxBonus: null,
  minDeposit: null,
  wagering: null,
  maxBet: null,
  maxCashOut: null,
  games: [ALL],
  application: 'NONE',
  weekdays: [],
  oncePer: null,
  memberDays: null,
}

const fixed = (bonusAmount: string, times: number, over: Partial<TermsText>): TermsText => ({
  ...none,
  bonusAmount,
  wagering: { times, base: 'BONUS', days: 30 },
  maxBet: '200.00',
  ...over,
})

/** By promotion id; wagering never exceeds ten times and never mixes different kinds of games. */
export const promotionTerms: Readonly<Record<number, TermsText>> = {
  71: fixed('50.00', 5, {
    games: [SLOTS],
    maxCashOut: '1000.00',
    application: 'FORM',
    oncePer: 'LIFE',
    memberDays: 7,
  }),
  72: {
    ...none,
    bonusPercent: 10,
    maxBonus: '500.00',
    minDeposit: '200.00',
    wagering: { times: 8, base: 'DEPOSIT_AND_BONUS', days: 30 },
    maxBet: '200.00',
    games: [SLOTS, FISHING],
    application: 'FORM',
    weekdays: [FRIDAY],
    oncePer: 'WEEK',
  },
  73: { ...none, games: [SLOTS] },
  74: fixed('20.00', 5, { games: [LIVE], oncePer: 'DAY' }),
  75: fixed('30.00', 5, { games: [FISHING], application: 'PROOF', oncePer: 'DAY' }),
  76: fixed('100.00', 3, { games: [SPORTS], maxBet: null, application: 'FORM', oncePer: 'DAY' }),
  77: none,
  78: none,
  79: fixed('20.00', 3, { games: [SLOTS, FISHING], application: 'PROOF', oncePer: 'LIFE' }),
  80: fixed('40.00', 5, { games: [CARDS], application: 'FORM', oncePer: 'MONTH' }),
  81: { ...none, bonusAmount: '30.00', games: [LOTTERY], application: 'PROOF' },
  82: {
    ...none,
    bonusPercent: 15,
    maxBonus: '750.00',
    minDeposit: '300.00',
    wagering: { times: 10, base: 'BONUS', days: 14 },
    maxBet: '200.00',
    games: [SLOTS],
    application: 'FORM',
    oncePer: 'LIFE',
  },
}

/** Terms of a promotion without any of its own. */
export const plainTerms = none
