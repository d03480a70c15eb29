import { describe, expect, test } from 'vitest'
import { envelopeTexts, wheelSegments } from '#mocks/content/offers/prizes.ts'
import { addAmounts, toMinor } from '#mocks/world/core/amount.ts'
import { drawByChance } from '#mocks/world/money/prizes/payout.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../../helpers.ts'
import { claim, ENVELOPE, openOne, spin, WHEEL } from '../../refusals/prizes.ts'
import { newRequestId } from '../../refusals/promotions.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const wheelOf = async (world: World) =>
  asRecord(asRecord((await callEnvelope(world, 'GET', WHEEL)).value).wheel)
const balanceOf = (world: World) => world.db.wallets.find({ memberId: 1001 })?.balance ?? ''
const together = (odds: readonly { chance: string }[]) =>
  odds.reduce((all, { chance }) => all + toMinor(chance), 0n)

describe('OTH-22 D-066 the wheel', () => {
  test('its chances add up to 100, and so do those of every envelope', () => {
    expect(together(wheelSegments)).toBe(10_000n)
    for (const { odds } of envelopeTexts) expect(together(odds)).toBe(10_000n)
  })

  test('draws with the chances that it shows', async () => {
    const world = await createTestWorld()
    const drawn = new Map<string, number>()
    for (let n = 0; n < 20_000; n += 1) {
      const { id } = drawByChance(world, wheelSegments)
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
    }
    for (const { id, chance } of wheelSegments)
      expect((drawn.get(id) ?? 0) / 200, id).toBeCloseTo(Number(chance), -0.3)
  })

  test('a spin uses a ticket, pays the prize and is listed in the results', async () => {
    const world = await createTestWorld('member')
    const before = balanceOf(world)
    const { value } = await spin(world)
    const { result, segmentId, tickets } = asRecord(value)
    const segment = wheelSegments.find(({ id }) => id === segmentId)
    expect(asRecord(result).prize).toEqual(segment?.prize)
    const money = segment?.prize.kind === 'MONEY' ? segment.prize.amount : '0.00'
    expect(balanceOf(world)).toBe(addAmounts(before, money))
    expect(tickets).toBe(segmentId === 'spin' ? 3 : 2)
    const page = (await callEnvelope(world, 'GET', '/wps/relay/wheelResults?pageNo=1&pageSize=2'))
      .value
    expect(asList(page, 'list')[0]).toEqual(result)
  })

  test('every ticket has its own draw until none are left', async () => {
    const world = await createTestWorld('member')
    let last = await spin(world)
    for (let n = 0; n < 40 && last.success; n += 1) last = await spin(world)
    expect(last.code).toBe('prize.no.tickets')
    expect((await wheelOf(world)).refusal).toBe('prize.no.tickets')
  })

  test('a lost answer can be requested again: one ticket, one prize', async () => {
    const world = await createTestWorld('member')
    const before = world.db.prizeResults.count()
    const requestId = newRequestId()
    world.faults.set('spinWheel', { kind: 'lost' })
    expect((await spin(world, requestId)).status).toBe(0)
    expect(world.db.prizeResults.count()).toBe(before + 1)
    const balance = balanceOf(world)
    world.faults.delete('spinWheel')
    const [again, once] = await Promise.all([spin(world, requestId), spin(world, requestId)])
    expect(again.value).toEqual(once.value)
    expect(world.db.prizeResults.count()).toBe(before + 1)
    expect(balanceOf(world)).toBe(balance)
  })

  test('two simultaneous spins with one key are one', async () => {
    const world = await createTestWorld('member')
    const requestId = newRequestId()
    const [one, other] = await Promise.all([spin(world, requestId), spin(world, requestId)])
    expect(one.value).toEqual(other.value)
  })

  test('the same seed draws the same; another draws otherwise', async () => {
    const drawn = async (seed: number) => {
      const world = await createTestWorld('member', { seed })
      const ids = [await spin(world), await spin(world), await spin(world)]
      return ids.map(({ value }) => asRecord(value).segmentId).join()
    }
    expect(await drawn(7)).toBe(await drawn(7))
    expect(new Set([await drawn(7), await drawn(8), await drawn(9)]).size).toBeGreaterThan(1)
  })

  test('prizes-none offers nothing', async () => {
    const world = await createTestWorld('member+prizes-none')
    expect((await callEnvelope(world, 'GET', WHEEL)).value).toEqual({ wheel: null })
    expect((await callEnvelope(world, 'GET', '/wps/relay/raffle')).value).toEqual({ raffle: null })
    expect(asList((await callEnvelope(world, 'GET', ENVELOPE)).value, 'list')).toEqual([])
  })
})

describe('OTH-23 PRD-08 red envelopes', () => {
  test('an opening pays an amount in its range, and one fewer is left', async () => {
    const world = await createTestWorld('member')
    const before = balanceOf(world)
    const { value } = await openOne(world, 301)
    const { result, left } = asRecord(value)
    const amount = String(asRecord(asRecord(result).prize).amount)
    expect(Number(amount)).toBeGreaterThanOrEqual(5)
    expect(Number(amount)).toBeLessThanOrEqual(100)
    expect(balanceOf(world)).toBe(addAmounts(before, amount))
    const shown = asList((await callEnvelope(world, 'GET', ENVELOPE)).value, 'list')[0]
    expect(shown).toMatchObject({ left, opened: result, refusal: 'prize.already.taken' })
  })

  test('the same key is the same opening; for another envelope it is a conflict', async () => {
    const world = await createTestWorld('member')
    const requestId = newRequestId()
    const first = await openOne(world, 301, requestId)
    expect((await openOne(world, 301, requestId)).value).toEqual(first.value)
    expect((await openOne(world, 305, requestId)).status).toBe(409)
    expect((await openOne(world, 999)).status).toBe(404)
  })
})

describe('PRD-09 API-48 the raffle', () => {
  test('tickets of a promotion are given once, with the next numbers', async () => {
    const world = await createTestWorld('member+promotions-applied')
    const requestId = newRequestId()
    const first = await claim(world, 71, requestId)
    const numbers = asRecord(first.value).numbers
    expect(numbers).toHaveLength(2)
    expect((await claim(world, 71, requestId)).value).toEqual(first.value)
    expect((await claim(world, 77, requestId)).status).toBe(409)
    expect((await claim(world, 999)).status).toBe(404)
    const { value } = await callEnvelope(world, 'GET', '/wps/relay/raffle')
    expect(asRecord(asRecord(value).raffle).numbers).toEqual(
      expect.arrayContaining([...new Set([numbers].flat())]),
    )
  })

  test("past draws have distinct winning numbers, masked names and the member's ticket marked", async () => {
    const world = await createTestWorld('member')
    const page = await callEnvelope(world, 'GET', '/wps/relay/raffleResults?pageNo=1&pageSize=3')
    const [last] = asList(page.value, 'list')
    const winners = asList(last, 'winners')
    expect(new Set(winners.map(({ number }) => number)).size).toBe(34)
    for (const { name } of winners) expect(name).toMatch(/^[a-z]{2}\*\*\*\d$/)
    expect(winners.filter(({ own }) => own)).toHaveLength(1)
  })
})
