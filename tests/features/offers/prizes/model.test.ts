import { describe, expect, test } from 'vitest'
import {
  computeStop,
  envelopeState,
  formatOdds,
  periodKey,
  placeLabel,
  plainPercent,
  sectorOutline,
  sumOfChances,
  toSectors,
  winningShare,
} from '#features/offers/prizes/model.ts'
import { wheelSegments } from '#mocks/content/offers/prizes.ts'

const sectors = toSectors(wheelSegments)

describe('OTH-22 D-066 the wheel', () => {
  test('its sectors are as wide as their chances and fill the circle', () => {
    expect(sectors[0]?.from).toBe(0)
    for (const { segment, from, to } of sectors)
      expect(to - from).toBeCloseTo(Number(segment.chance) * 3.6, 9)
    expect(sectors.at(-1)?.to).toBeCloseTo(360, 9)
  })

  test.each(wheelSegments.flatMap(({ id }) => [0, 17.5, 359].map((now) => [id, now] as const)))(
    'stops at the middle of %s from %s degrees, forwards and after three to four rounds',
    (id, now) => {
      const stop = computeStop(sectors, id, now)
      const middle = sectors.find(({ segment }) => segment.id === id)?.middle ?? -1
      expect(((stop?.angle ?? 0) + middle) % 360).toBeCloseTo(0, 9)
      expect(((stop?.rotatedTo ?? 0) - (stop?.angle ?? 0)) % 360).toBeCloseTo(0, 9)
      expect((stop?.rotatedTo ?? 0) - now).toBeGreaterThanOrEqual(3 * 360)
      expect((stop?.rotatedTo ?? 0) - now).toBeLessThan(4 * 360)
    },
  )

  test('does not turn to an unknown sector', () =>
    expect(computeStop(sectors, 'elsewhere', 0)).toBeNull())

  test('draws a sector of more than half a circle as the large arc', () => {
    expect(sectorOutline({ from: 0, to: 90 }, 100)).toBe(
      'M0 0L0.000 -100.000A100 100 0 0 1 100.000 0.000Z',
    )
    expect(sectorOutline({ from: 0, to: 270 }, 100)).toContain('A100 100 0 1 1')
  })
})

describe('D-066 odds', () => {
  test.each([
    ['28.00', '28', '3.6'],
    ['3.50', '3.5', '28.6'],
    ['2.50', '2.5', '40'],
    ['0.01', '0.01', '10000'],
    ['100.00', '100', '1'],
    ['0.00', '0', null],
  ])('%s is %s per cent, 1 in %s', (chance, percent, one) => {
    expect(plainPercent(chance)).toBe(percent)
    expect(formatOdds(chance)).toBe(one)
  })

  test('adds up without losing a hundredth', () => {
    expect(sumOfChances(wheelSegments.map(({ chance }) => chance))).toBe('100.00')
    expect(sumOfChances(['0.10', '0.20'])).toBe('0.30')
  })

  test('PRD-09 shows the share of winning tickets', () => {
    expect(winningShare(34, 1305)).toBe('2.61')
    expect(winningShare(34, 20)).toBe('100.00')
    expect(winningShare(34, 0)).toBeNull()
  })
})

describe('OTH-23 PRD-08 when an envelope can be opened', () => {
  test.each([
    [null, 'open'],
    ['prize.not.started', 'soon'],
    ['prize.ended', 'ended'],
    ['prize.all.gone', 'gone'],
    ['prize.already.taken', 'taken'],
    ['self.excluded', 'closed'],
    ['prize.not.eligible', 'closed'],
  ] as const)('%s is %s', (refusal, state) => expect(envelopeState(refusal)).toBe(state))

  test.each([
    [{ startAt: 10, endAt: 20 }, 'soon'],
    [{ startAt: 5, endAt: 20 }, 'until'],
    [{ startAt: 1, endAt: 5 }, 'ended'],
    [{ startAt: 1, endAt: null }, 'open'],
  ])('%o at 5 is %s', (times, key) => expect(periodKey(times, 5)).toBe(key))
})

describe('the labels on the wheel', () => {
  const sectors = toSectors([
    { id: 'a', prize: { kind: 'POINTS', count: 1 }, chance: '50.00' },
    { id: 'b', prize: { kind: 'POINTS', count: 2 }, chance: '47.50' },
    { id: 'c', prize: { kind: 'POINTS', count: 3 }, chance: '2.50' },
  ])
  const turnOf = (transform: string) => Number(/rotate\(([-.\d]+)\)/.exec(transform)?.[1])

  test.each([0, 40, 135, 200, 271, 359])('are upright when it stops at %i degrees', (angle) => {
    for (const sector of sectors) {
      const { transform, anchor } = placeLabel(sector, angle)
      const turn = (((turnOf(transform) + angle) % 360) + 360) % 360
      if (anchor === 'middle') expect(turn % 360).toBeCloseTo(0)
      else expect(turn <= 90.001 || turn >= 269.999).toBe(true)
    }
  })
})
