import { describe, expect, test } from 'vitest'
import type { Promotion, PromotionTerms } from '#api/offers/promotions.ts'
import {
  BUTTON_OF,
  checkEligibility,
  endedLast,
  FILTERS,
  findCardAction,
  mayApply,
  PROMOTIONS_SEARCH,
  toDeadline,
  toExample,
} from '#features/offers/promotions/model.ts'
import { readSearch, writeSearch } from '#patterns/search-state.ts'

const NOW = Date.UTC(2026, 10, 20, 9)
const DAY = 86_400_000

const terms: PromotionTerms = {
  currency: 'BDT',
  bonusPercent: 10,
  bonusAmount: null,
  maxBonus: '500.00',
  minDeposit: '200.00',
  wagering: { times: 8, base: 'DEPOSIT_AND_BONUS', days: 30 },
  maxBet: null,
  maxCashOut: null,
  games: ['Slots'],
  application: 'FORM',
  weekdays: [],
  oncePer: null,
  memberDays: null,
}
const offer: Promotion = {
  id: 72,
  title: 'Friday',
  type: 'deposit',
  summary: 'Ten per cent.',
  content: '',
  announcementImages: [],
  startAt: NOW - DAY,
  endAt: NOW + DAY,
  terms,
}

describe('addresses', () => {
  test('ENT-79 RTE-13 thirteen filters; an unknown one means all', () => {
    expect(FILTERS).toHaveLength(13)
    const filterOf = (search: string) => readSearch(PROMOTIONS_SEARCH, search).type
    expect(filterOf('?type=points-mall')).toBe('points-mall')
    for (const search of ['', '?type=', '?type=LIVE', '?type=constructor', '?type=<b>']) {
      expect(filterOf(search)).toBe('all')
    }
  })

  test('RTE-13 only a whole number is a promotion', () => {
    expect(readSearch(PROMOTIONS_SEARCH, '?id=72')).toMatchObject({ id: 72, apply: false })
    expect(readSearch(PROMOTIONS_SEARCH, '?id=72&apply=1')).toMatchObject({ id: 72, apply: true })
    for (const search of ['', '?id=', '?id=0', '?id=-1', '?id=1e3', '?id=12345678901']) {
      expect(readSearch(PROMOTIONS_SEARCH, search).id).toBeNull()
    }
  })

  test('RTE-13 a change affects its own parameter only', () => {
    const after = (
      search: string,
      changes: Parameters<typeof writeSearch<typeof PROMOTIONS_SEARCH>>[2],
    ) => writeSearch(PROMOTIONS_SEARCH, search, changes)
    expect(after('?from=mail&type=live', { id: 72 })).toBe('?from=mail&type=live&id=72')
    expect(after('?type=live&id=72', { apply: true })).toBe('?type=live&id=72&apply=1')
    expect(after('?type=live&id=72&apply=1', { apply: false })).toBe('?type=live&id=72')
    expect(after('?type=live', { type: 'all' })).toBe('')
  })
})

describe('the last day', () => {
  test.each([
    [null, 'none', 0],
    [NOW, 'ended', 0],
    [NOW - 1, 'ended', 0],
    [NOW + 1, 'day', 1],
    [NOW + DAY, 'day', 1],
    [NOW + DAY + 1, 'days', 2],
    [NOW + 20 * DAY, 'days', 20],
  ])('F-28 %s reads %s', (endAt, key, days) => {
    expect(toDeadline(endAt, NOW)).toEqual({ key, days })
  })

  test('ended promotions come last, the others keep their order', () => {
    const of = (id: number, endAt: number | null) => ({ ...offer, id, endAt })
    const shown = endedLast([of(1, NOW - 1), of(2, null), of(3, NOW + 1)], NOW)
    expect(shown.map(({ id }) => id)).toEqual([2, 3, 1])
  })
})

describe('the worked example of a wagering requirement', () => {
  test('F-28 deposit and bonus eight times, as the help centre says', () => {
    expect(toExample(terms)).toEqual({
      deposit: '1000.00',
      bonus: '100.00',
      base: '1100.00',
      turnover: '8800.00',
      cost: '352.00',
    })
  })

  test('F-28 for the bonus alone, with a cap, and for a fixed bonus', () => {
    const once = { times: 3, base: 'BONUS', days: null } as const
    expect(toExample({ ...terms, maxBonus: '33.33', wagering: once })).toMatchObject({
      bonus: '33.33',
      base: '33.33',
      turnover: '99.99',
      cost: '3.99',
    })
    const fixed = { ...terms, bonusPercent: null, bonusAmount: '0.10', wagering: once }
    expect(toExample(fixed)).toMatchObject({ deposit: null, bonus: '0.10', turnover: '0.30' })
  })

  test('F-28 a sum beyond 2^53 is exact; a larger minimum deposit becomes the example', () => {
    const least = { ...terms, minDeposit: '90071992547409.93', maxBonus: null }
    expect(toExample(least)).toMatchObject({
      deposit: '90071992547409.93',
      bonus: '9007199254740.99',
      base: '99079191802150.92',
    })
  })

  test('F-28 without wagering or bonus there is no example', () => {
    expect(toExample({ ...terms, wagering: null })).toBeNull()
    expect(toExample({ ...terms, bonusPercent: null })).toBeNull()
  })
})

describe('eligibility', () => {
  const fixed = { ...terms, bonusPercent: null, bonusAmount: '50.00' }
  const base = {
    offer: { ...offer, terms: fixed },
    application: null,
    refusal: null,
    role: 'member',
    now: NOW,
  } as const
  const applied = {
    promotionId: 72,
    appliedAt: NOW,
    decidedAt: null,
    amount: null,
    reason: null,
    mayRetry: false,
  }

  test.each([
    ['Join', {}],
    ['login', { role: 'guest' as const }],
    ['trial', { role: 'trial' as const }],
    ['agent', { role: 'agent' as const }],
    ['deposit', { offer }],
    ['promotion.not.today', { offer, refusal: 'promotion.not.today' as const }],
    ['Close', { now: NOW + DAY }],
    ['coming soon', { now: NOW - 400 * DAY }],
    ['automatic', { offer: { ...offer, terms: { ...terms, application: 'NONE' as const } } }],
    ['promotion.new.members', { refusal: 'promotion.new.members' as const }],
    ['Close', { refusal: 'promotion.ended' as const }],
    ['coming soon', { refusal: 'promotion.not.started' as const }],
    ['Applying', { application: { ...applied, status: 'Applying' as const } }],
    ['Rejected', { application: { ...applied, status: 'Rejected' as const }, now: NOW + DAY }],
  ])('D-017, WAL-11: %s', (eligibility, over) => {
    expect(checkEligibility({ ...base, ...over })).toBe(eligibility)
  })

  test('D-060: a rejected application may be repeated if the merchant allows it', () => {
    const rejected = { ...applied, status: 'Rejected' as const }
    expect(mayApply({ ...base, application: rejected })).toBe(false)
    expect(mayApply({ ...base, application: { ...rejected, mayRetry: true } })).toBe(true)
    expect(mayApply({ ...base, application: { ...applied, status: 'Claimed' } })).toBe(false)
  })

  test('WAL-11, D-060: each of the ten statuses has its button, or none if nothing can be done', () => {
    expect(BUTTON_OF).toEqual({
      Join: 'apply',
      Claim: 'claim',
      Rejected: 'retry',
      Issued: null,
      Claimed: null,
      Applying: 'disabled',
      Process: 'disabled',
      Joined: 'disabled',
      Close: 'disabled',
      'coming soon': 'disabled',
    })
  })

  const bar = (status: 'Claim' | 'Claimed' | 'Applying' | 'Rejected', mayRetry = false) => ({
    application: { ...applied, status, mayRetry },
    refusal: 'promotion.already.applied' as const,
  })
  test.each([
    ['Join', {}],
    ['login', { role: 'guest' as const }],
    ['trial', { role: 'trial' as const }],
    ['details', { role: 'agent' as const }],
    ['deposit', { offer }],
    ['details', { refusal: 'promotion.new.members' as const }],
    ['details', { now: NOW + DAY }],
    ['details', bar('Applying')],
    ['claim', bar('Claim')],
    ['bonus', bar('Claimed')],
    ['details', bar('Rejected')],
    ['again', bar('Rejected', true)],
  ])('D-060: a card has one action: %s', (action, over) => {
    expect(findCardAction({ ...base, ...over })).toBe(action)
  })
})
