import { describe, expect, test } from 'vitest'
import { getPointsBalance } from '#mocks/world/people/points.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { HOME, REQUEST, redeem } from '../../refusals/points.ts'
import { asList, asRecord, callEnvelope, getToken } from '../../requests.ts'

const RAHIM = 1001
const rich = () => createTestWorld('member+points-rich')
const asked = (world: World, rewardId: string, delivery?: Record<string, unknown>) => {
  const { delivery: _, ...body } = redeem
  const named = delivery === undefined ? {} : { delivery }
  return send(world, 'redeemPoints', { ...body, rewardId, ...named }, world.visitor.token)
}
const placesOf = (value: unknown) => asList(value, 'violations').map(({ path }) => path)

const SHIRT = { ...HOME, size: 'L' }
const without = (name: keyof typeof SHIRT) =>
  Object.fromEntries(Object.entries(SHIRT).filter(([key]) => key !== name))

describe('API-58 what a reward needs to be delivered', () => {
  test('is named by every reward that is sent somewhere (API-54)', async () => {
    const world = await rich()
    const list = asList((await send(world, 'getPointsRewards')).value, 'list')
    const names = list.map((reward) => [
      reward.id,
      asList(reward, 'fields').map(({ name }) => name),
    ])
    const courier = ['recipient', 'mobileNum', 'address']
    expect(Object.fromEntries(names)).toEqual({
      'wheel-ticket': [],
      'mobile-top-up': ['mobileNum'],
      cap: courier,
      't-shirt': ['size', ...courier],
      'shopping-voucher': ['email'],
      'power-bank': courier,
      headphones: courier,
      smartphone: courier,
    })
  })

  test.each<[string, string, Record<string, unknown> | undefined, string[]]>([
    ['no number', 'mobile-top-up', undefined, ['/mobileNum']],
    ['an empty number', 'mobile-top-up', { mobileNum: '' }, ['/mobileNum']],
    ['a short number', 'mobile-top-up', { mobileNum: '171234567' }, ['/mobileNum']],
    [
      'a number of another country',
      'mobile-top-up',
      { mobileNum: '9812345678', countryDialingCode: '91' },
      ['/countryDialingCode'],
    ],
    [
      'a field of another reward',
      'mobile-top-up',
      { mobileNum: '1712345678', address: HOME.address },
      ['/address'],
    ],
    ['a field for a reward that needs none', 'wheel-ticket', { size: 'L' }, ['/size']],
    ['no delivery', 't-shirt', undefined, ['/size', '/recipient', '/mobileNum', '/address']],
    ['no size', 't-shirt', without('size'), ['/size']],
    ['a size that is not made', 't-shirt', { ...SHIRT, size: 'XXL' }, ['/size']],
    ['no recipient', 't-shirt', without('recipient'), ['/recipient']],
    ['a blank recipient', 't-shirt', { ...SHIRT, recipient: '  ' }, ['/recipient']],
    ['no address', 't-shirt', without('address'), ['/address']],
    ['a town for an address', 't-shirt', { ...SHIRT, address: 'Dhaka' }, ['/address']],
    ['no mailbox', 'shopping-voucher', {}, ['/email']],
    ['a mailbox without a host', 'shopping-voucher', { email: 'rahim@home' }, ['/email']],
  ])('with %s is refused at that field and takes no points', async (_, id, delivery, places) => {
    const world = await rich()
    const before = getPointsBalance(world, RAHIM)
    const rows = world.db.pointsRedemptions.count()
    const refused = await asked(world, id, delivery)
    expect(refused).toMatchObject({ status: 422, success: false })
    expect(placesOf(refused.value)).toEqual(places.map((place) => `/body/delivery${place}`))
    expect(getPointsBalance(world, RAHIM)).toBe(before)
    expect(world.db.pointsRedemptions.count()).toBe(rows)
  })

  test.each<[string, Record<string, string> | undefined, unknown]>([
    ['wheel-ticket', undefined, null],
    ['wheel-ticket', {}, null],
    [
      'mobile-top-up',
      { mobileNum: '01712345678' },
      { mobileNum: '1712345678', countryDialingCode: '880' },
    ],
    ['t-shirt', SHIRT, SHIRT],
    ['shopping-voucher', { email: 'rahim@example.com' }, { email: 'rahim@example.com' }],
  ])('of %s is stored and shown to its member alone, once', async (id, delivery, shown) => {
    const world = await rich()
    const before = Number(getPointsBalance(world, RAHIM))
    const first = await asked(world, id, delivery)
    expect(asRecord(first.value).delivery).toEqual(shown)
    expect((await asked(world, id, delivery)).value).toEqual(first.value)
    const cost = Number(asRecord(first.value).pointsRequirement)
    expect(before - Number(getPointsBalance(world, RAHIM))).toBeCloseTo(cost, 2)

    const restored = await createTestWorld('member+points-rich')
    await restored.restore(world.snapshot())
    const listed = async (token: string | null) => {
      const path = `/wps/points/redemptions?pageNo=1&pageSize=1&requestId=${REQUEST}`
      return asList((await callEnvelope(restored, 'GET', path, { token })).value, 'list')
    }
    expect(await listed(world.visitor.token)).toMatchObject([{ delivery: shown }])
    expect(await listed(await getToken(restored, 'agent1'))).toEqual([])
  })
})

test('a ticket of the wheel can be used at once', async () => {
  const world = await rich()
  const tickets = () => world.db.prizeBalances.find({ memberId: RAHIM })?.wheelTickets
  expect(tickets()).toBe(3)
  const { delivery: _, ...body } = redeem
  const two = { ...body, rewardId: 'wheel-ticket', quantity: 2 }
  expect((await send(world, 'redeemPoints', two, world.visitor.token)).status).toBe(200)
  expect(tickets()).toBe(5)
})
