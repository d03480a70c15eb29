// The text of a promotion matches its terms, and members who do not meet the terms are refused.
import { expect, test } from 'vitest'
import { promotionTerms, type TermsText } from '#mocks/content/offers/promotion-terms.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import { localize } from '#mocks/content/text.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send, sendQuery } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { application, newRequestId, PNG } from './refusals/promotions.ts'
import { asList, asRecord, callEnvelope } from './requests.ts'

const words = promotionTexts.map(({ id, summary, content }) => {
  const terms = promotionTerms[id]
  if (!terms) throw new RangeError(`Promotion ${id} has no terms.`)
  return {
    id,
    summary: localize(summary, 'EN'),
    text: `${localize(summary, 'EN')} ${localize(content, 'EN')}`,
    terms,
  }
})

/** Amounts and shares in the text that are not part of the bonus: a pool, the smallest stake, the rebate. */
const OTHER_NUMBERS: Readonly<Record<number, readonly string[]>> = {
  73: ['20000.00'],
  76: ['200.00'],
  77: ['0.5%'],
}

test.each(words)('F-28 promotion $id: each amount in its words is one of its terms', (one) => {
  const { bonusAmount, maxBonus, minDeposit, bonusPercent } = one.terms
  const terms = [bonusAmount, maxBonus, minDeposit, `${bonusPercent}%`]
  const said = [...one.text.matchAll(/৳([\d,]+)|[\d.]+%/g)].map(([all, amount]) =>
    amount === undefined ? all : `${amount.replaceAll(',', '')}.00`,
  )
  expect([...terms, ...(OTHER_NUMBERS[one.id] ?? [])]).toEqual(expect.arrayContaining(said))
})

test.each<[RegExp, (terms: TermsText) => boolean]>([
  [/first week/, ({ memberDays }) => memberDays === 7],
  [/every Friday/, ({ weekdays }) => weekdays.join() === '5'],
  [/every Friday/, ({ oncePer }) => oncePer === 'WEEK'],
  [/within a month/, ({ oncePer }) => oncePer === 'MONTH'],
  [/picture/, ({ application: how }) => how === 'PROOF'],
])('F-28 the words %s stand where the terms say the same, and nowhere else', (pattern, fits) => {
  const ids = (all: typeof words) => all.map(({ id }) => id)
  expect(ids(words.filter(({ text }) => pattern.test(text)))).toEqual(
    ids(words.filter(({ terms }) => fits(terms))),
  )
})

test.each<[RegExp, TermsText['oncePer']]>([
  [/ a day|of the day|day list/, 'DAY'],
  [/first deposit/, 'LIFE'],
])('F-28 a summary with %s is for once per %s', (pattern, oncePer) => {
  const found = words.filter(({ summary }) => pattern.test(summary))
  expect(found.length).toBeGreaterThan(0)
  for (const { terms } of found) expect(terms.oncePer).toBe(oncePer)
})

const FRIDAY = '2026-11-20T09:00:00Z'
const SATURDAY = '2026-11-21T09:00:00Z'

/** The member's list of promotions, each with the reason why an application would be refused. */
async function listed(world: World) {
  const { value } = await callEnvelope(world, 'GET', '/wps/relay/activityApplications')
  return new Map(asList(value, 'refusals').map(({ promotionId, code }) => [promotionId, code]))
}

async function apply(world: World, id: number) {
  const { token } = world.visitor
  const upload = { file: PNG, requestId: newRequestId() }
  const proof = promotionTerms[id]?.application === 'PROOF'
  const files = proof ? [asRecord((await send(world, 'uploadFile', upload, token)).value).id] : []
  return (await send(world, 'applyForPromotion', application(id, { files }), token)).code
}

test.each([
  ['member', FRIDAY],
  ['member', SATURDAY],
  ['first-deposit', FRIDAY],
  ['trial', FRIDAY],
  ['agent-1', FRIDAY],
  ['member+self-excluded', FRIDAY],
  ['member+promotions-not-eligible', FRIDAY],
  ['member+promotions-ended', FRIDAY],
  ['member+promotions-applied', FRIDAY],
])(
  'WAL-11 %s, %s: each promotion answers an application as the list says',
  async (scenario, clock) => {
    const world = await createTestWorld(scenario, { clock })
    const before = await listed(world)
    for (const { id } of promotionTexts) {
      expect((await apply(world, id)) ?? null, `promotion ${id}`).toBe(before.get(id) ?? null)
    }
    const after = await listed(world)
    for (const { id } of promotionTexts) {
      const expected = before.get(id) ?? 'promotion.already.applied'
      expect(after.get(id), `promotion ${id}, then`).toBe(expected)
    }
  },
)

/** Opens this many games as demos, as often as wanted. */
async function tryDemos(world: World, games: number, times = 1) {
  const demos = world.catalogue.byType('RNG').filter((game) => game.demo)
  for (const { nodeId } of demos.slice(0, games))
    for (let n = 0; n < times; n += 1) {
      const query = { nodeId: String(nodeId), language: 'EN', demo: 'true' }
      expect((await sendQuery(world, 'launchGame', query)).success).toBe(true)
    }
}

test('three different games have to be tried first, and demos count', async () => {
  const world = await createTestWorld('first-deposit')
  const mine = async () => {
    const { value } = await callEnvelope(world, 'GET', '/wps/relay/activityApplications')
    return asList(value, 'list')[0]
  }
  await tryDemos(world, 2, 2)
  await apply(world, 71)
  world.clock.advance(6 * 3_600_000)
  expect(await mine()).toMatchObject({
    status: 'Rejected',
    mayRetry: true,
    reason: 'You had tried fewer than three different games.',
  })
  await tryDemos(world, 3)
  await apply(world, 71)
  world.clock.advance(6 * 3_600_000)
  expect(await mine()).toMatchObject({ status: 'Claim', amount: '50.00', reason: null })
})

test('a promotion for the first week is open until its last moment, and its bonus beyond it', async () => {
  const world = await createTestWorld('first-deposit')
  const [rina] = world.db.members.list({ account: 'rina' })
  const registered = rina?.createdAt ?? 0
  world.clock.advance(registered + 7 * 86_400_000 - 1 - world.clock.now())
  expect((await listed(world)).has(71)).toBe(false)
  await tryDemos(world, 3)
  const copy = await createTestWorld('first-deposit')
  copy.clock.advance(registered + 7 * 86_400_000 - copy.clock.now())
  expect(await apply(copy, 71)).toBe('promotion.new.members')
  expect((await listed(copy)).get(71)).toBe('promotion.new.members')
  await apply(world, 71)
  world.clock.advance(8 * 3_600_000)
  const claim = { promotionId: 71, requestId: newRequestId() }
  expect((await send(world, 'claimActivity', claim, world.visitor.token)).success).toBe(true)
})

const deposit = (world: World) =>
  send(
    world,
    'createDeposit',
    { methodId: 'bkash', amount: '1000.00', promotionId: 72, requestId: newRequestId() },
    world.visitor.token,
  )

test('what was taken with a deposit is not applied for again', async () => {
  const world = await createTestWorld('member')
  expect((await deposit(world)).success).toBe(true)
  expect((await listed(world)).get(72)).toBe('promotion.already.applied')
  expect(await apply(world, 72)).toBe('promotion.already.applied')
})

test('promotions are for players: an agent takes none with a deposit either', async () => {
  const world = await createTestWorld('agent-1')
  const { value } = await callEnvelope(world, 'GET', '/wps/relay/depositMethods')
  expect(asList(value, 'promotions')).toEqual([])
  expect((await deposit(world)).code).toBe('promotion.not.eligible')
})
