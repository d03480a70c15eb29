import { describe, expect, test } from 'vitest'
import type { LotteryBet, LotteryPlay } from '#api/games/lottery.ts'
import { formatChance, formatFactor } from '#features/play/lottery/figures.ts'
import { newlySettled } from '#features/play/lottery/hooks/use-settled-draws.ts'
import {
  ballColor,
  computeChance,
  computeWin,
  findPrizeMode,
  formatTimeLeft,
  isLotteryCode,
  LOTTERY_PARAMS,
  listNumbers,
  openDraws,
  parseStake,
  pickAt,
  stakeIssue,
  sumSlip,
  toggleBall,
  toLotteryTitle,
  toRequestPicks,
} from '#features/play/lottery/model.ts'
import { randomPicks } from '#features/play/lottery/random-picks.ts'
import { readSearch, writeSearch } from '#patterns/search-state.ts'

const play = (over: Partial<LotteryPlay> = {}): LotteryPlay => ({
  code: 'B2',
  form: 'BALLS',
  count: 2,
  from: 1,
  to: 36,
  odds: '59.00',
  minStake: '1.00',
  maxStake: '1000.00',
  ...over,
})

describe('addresses', () => {
  test('RTE-30..32 the area of a page; GAM-19 D-041 its prize mode', () => {
    expect(toLotteryTitle('vnLottery')).toBe('vnLottery')
    expect(toLotteryTitle('constructor')).toBe('lottery')
    expect(findPrizeMode('TC', null, 'ELOTT')).toBe('ELOTT')
    expect(findPrizeMode('VN', null, 'LOTT')).toBe('LOTT')
    expect(findPrizeMode('SEA', 'ZY', 'ELOTT')).toBe('SEA')
    expect(findPrizeMode('TC', 'ZY', 'ELOTT')).toBe('ZY')
    expect(findPrizeMode('TC', 'SEA', 'LOTT')).toBe('LOTT')
  })

  test('RTE-30 the code of an address; invalid text is not sent', () => {
    const codeIn = (search: string) => readSearch(LOTTERY_PARAMS, search).gameCode
    expect(codeIn('')).toBeNull()
    expect(codeIn('?gameCode=')).toBeNull()
    expect(codeIn('?gameCode=PADMA-536')).toBe('PADMA-536')
    expect(isLotteryCode('PADMA-536')).toBe(true)
    for (const search of ['?gameCode=<b>', '?gameCode=a%20b', `?gameCode=${'x'.repeat(41)}`])
      expect(isLotteryCode(codeIn(search) ?? 'none')).toBe(false)
    const withCode = (search: string, gameCode: string | null) =>
      writeSearch(LOTTERY_PARAMS, search, { gameCode })
    expect(withCode('?backUrl=%2Frng', 'A')).toBe('?backUrl=%2Frng&gameCode=A')
    expect(withCode('?gameCode=A', null)).toBe('')
  })

  test('D-043 the way back is always a path of this portal', () => {
    const backOf = (search: string) => readSearch(LOTTERY_PARAMS, search).backUrl
    expect(backOf('?backUrl=%2Felott%3Fpage%3D2')).toBe('/elott?page=2')
    expect(backOf('')).toBeNull()
    for (const path of ['', 'elott', 'https:x', 'javascript:alert(1)', ' javascript:1'])
      expect(backOf(`?${new URLSearchParams({ backUrl: path })}`)).toBeNull()
    // A browser drops tabs and line breaks, so it reads a host from each of these.
    for (const gap of ['/', '\\', '\t/', '\n/', '\r/', '\t\\', '..//'])
      expect(backOf(`?${new URLSearchParams({ backUrl: `/${gap}evil.example` })}`)).toBeNull()
  })
})

describe('picks', () => {
  test('digits by position, balls in any order; a full line takes no more', () => {
    expect(pickAt(['', ''], 1, '7')).toEqual(['', '7'])
    expect(pickAt(['', '7'], 1, '7')).toEqual(['', ''])
    expect(toggleBall(['21', ''], '7')).toEqual(['21', '7'])
    expect(toggleBall(['21', '7'], '9')).toEqual(['21', '7'])
    expect(toggleBall(['21', '7'], '21')).toEqual(['', '7'])
    expect(toRequestPicks(play(), ['21', '7'])).toEqual(['7', '21'])
    expect(toRequestPicks(play({ form: 'DIGITS' }), ['9', '0'])).toEqual(['9', '0'])
    expect(listNumbers(play())).toHaveLength(36)
  })

  test('random picks: within the numbers, balls without repetition', () => {
    for (let i = 0; i < 50; i += 1) {
      const balls = randomPicks(play({ count: 3, to: 4 })).map(Number)
      expect(new Set(balls).size).toBe(3)
      expect(Math.min(...balls) >= 1 && Math.max(...balls) <= 4).toBe(true)
    }
    expect(randomPicks(play({ form: 'DIGITS', count: 2, from: 0, to: 0 }))).toEqual(['0', '0'])
  })
})

test('the chance of a line is shown as its real odds', () => {
  const digits = { form: 'DIGITS', from: 0, to: 9 } as const
  expect(computeChance(play({ ...digits, count: 2 }), 4)).toBe(100)
  expect(computeChance(play({ ...digits, count: 4 }), 5)).toBe(10_000)
  expect(computeChance(play({ count: 1 }), 5)).toBeCloseTo(7.2)
  expect(computeChance(play({ count: 3 }), 5)).toBeCloseTo(714)
  expect(computeChance(play({ form: 'SIDES', from: 0, to: 0 }), 5)).toBe(2)
})

describe('money', () => {
  test.each([
    ['10', '10.00'],
    [' 12.5 ', '12.50'],
    ['১২.৫০', '12.50'],
    ['١٢.٥٠', '12.50'],
    ['๑๒', '12.00'],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['1.005', null],
    ['', null],
  ])('a typed stake "%s" is %s', (typed, amount) => expect(parseStake(typed)).toBe(amount))

  test.each([
    ['', 'amount'],
    ['0.99', 'low'],
    ['1', null],
    ['1000', null],
    ['1000.01', 'high'],
  ])('a stake of "%s": %s', (typed, issue) => expect(stakeIssue(typed, play())).toBe(issue))

  test('stake times odds is exact to the last unit, rounded down', () => {
    expect(computeWin('0.03', '1.94')).toBe('0.05')
    expect(computeWin('90071992547409.93', '59.00')).toBe('5314247560297185.87')
    const lines = [
      { id: 'a', play: 'B2' as const, picks: ['1', '2'], stake: '10' },
      { id: 'b', play: 'B2' as const, picks: ['1', '3'], stake: 'ten' },
    ]
    expect(sumSlip(lines, [play()])).toEqual({ stake: '10.00', win: '590.00', gain: '580.00' })
  })

  test('F-03 a settled draw is reported with all its stakes, once, and only if it was pending', () => {
    const bet = (betId: string, over: Partial<LotteryBet>): LotteryBet => ({
      betId,
      issue: '20261120-0110',
      drawsAt: 0,
      play: 'B2',
      picks: [],
      stake: '10.00',
      odds: '59.00',
      state: 'LOST',
      payout: '0.00',
      numbers: [],
      placedAt: 0,
      ...over,
    })
    const other = bet('c', { issue: '20261120-0109' })
    const bets = [bet('a', { stake: '0.10' }), bet('b', { state: 'WON', payout: '5.20' }), other]
    expect(newlySettled(new Set(['20261120-0110']), bets)).toEqual([
      { issue: '20261120-0110', staked: '10.10', won: '5.20' },
    ])
    const waits = bet('d', { state: 'PENDING' })
    expect(newlySettled(new Set(['20261120-0110']), [waits, ...bets])).toEqual([])
  })
})

test('D-043 draws that still take bets, to the millisecond; seconds as a clock', () => {
  const draws = [
    { issue: 'a', closesAt: 1000, drawsAt: 1200 },
    { issue: 'b', closesAt: 2000, drawsAt: 2200 },
  ]
  expect(openDraws({ draws }, 999)).toHaveLength(2)
  expect(openDraws({ draws }, 1000).map(({ issue }) => issue)).toEqual(['b'])
  expect([formatTimeLeft(0), formatTimeLeft(61), formatTimeLeft(3661)]).toEqual([
    '00:00',
    '01:01',
    '1:01:01',
  ])
})

test('D-043 odds as a factor, chances as 1 in n, and a colour for each ten', () => {
  expect(['9200.00', '655.00', '6.80', 'much'].map(formatFactor)).toEqual([
    '9,200',
    '655',
    '6.80',
    '—',
  ])
  expect(formatChance(play(), 5)).toBe('63')
  expect(formatChance(play({ count: 1 }), 5)).toBe('7.2')
  expect(['7', '07', '10', '36', '40'].map(ballColor)).toEqual([0, 0, 1, 3, 0])
})
