import { describe, expect, test } from 'vitest'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { addAmounts, compareAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import { createRandom } from '#mocks/world/core/prng.ts'
import { getBalance, listWallets, postEntry } from '#mocks/world/ledger/ledger.ts'
import { payingWallet } from '#mocks/world/play/paying-wallet.ts'
import { walletVendors } from '#mocks/world/play/vendor-wallets.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send, sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asRecord, callEnvelope } from '../../requests.ts'

const RAHIM = 1001
const WORLD = 'member+multi-wallet'

function gameOf(world: World, vendor: string): CatalogueGame {
  const game = world.catalogue
    .byVendor(vendor)
    .find((one) => one.isGame === 'GAME' && one.wallet === 'TRANSFER' && !one.maintenance)
  if (!game || payingWallet(world, game, false) !== vendor) throw new RangeError(vendor)
  return game
}
const launch = async (world: World, vendor: string, language = 'EN') => {
  const nodeId = String(gameOf(world, vendor).nodeId)
  return asRecord((await sendQuery(world, 'launchGame', { nodeId, language })).value)
}
const leave = async (world: World, { sessionId }: Record<string, unknown>) =>
  asRecord((await sendQuery(world, 'endPlaySession', { sessionId: String(sessionId) })).value)
const held = (world: World) =>
  Object.fromEntries(
    listWallets(world, RAHIM).map(({ wallet }) => [wallet, getBalance(world, RAHIM, wallet)]),
  )
const collect = (world: World, requestId: string) =>
  send(world, 'collectWallets', { requestId }, world.visitor.token)
const automatic = (world: World, enabled: boolean, requestId: string) =>
  send(world, 'setAutoTransfer', { enabled, requestId }, world.visitor.token)

describe('D-051 a member with several wallets: money moves at the launch of a game', () => {
  test('a launch reports amount, source and target', async () => {
    const world = await createTestWorld(WORLD)
    await collect(world, 'collect-0001')
    const all = getBalance(world, RAHIM)
    const { moved } = await launch(world, 'SLT')
    expect(moved).toEqual({
      wallet: 'SLT',
      walletName: 'Saltmarsh',
      amount: all,
      from: [{ wallet: 'MAIN', name: null, amount: all }],
    })
    expect((await launch(world, 'SLT')).moved).toBeNull()
  })

  test('leaving the game returns the money with its wins, reports it, and a repeated request reports the same', async () => {
    const world = await createTestWorld(WORLD)
    await collect(world, 'collect-0001')
    const all = getBalance(world, RAHIM)
    const play = await launch(world, 'SLT')
    await postEntry(world, {
      memberId: RAHIM,
      kind: 'PAYOUT',
      amount: '19.50',
      reference: 'a win',
      wallet: 'SLT',
    })
    const left = await leave(world, play)
    const back = addAmounts(all, '19.50')
    expect(left.returned).toEqual({ wallet: 'SLT', walletName: 'Saltmarsh', amount: back })
    expect(held(world)).toMatchObject({ MAIN: back, SLT: '0.00' })
    expect((await leave(world, play)).returned).toEqual(left.returned)
    expect(getBalance(world, RAHIM)).toBe(back)
  })

  test('money that a member has moved to a vendor stays there', async () => {
    const world = await createTestWorld(WORLD)
    const before = held(world)
    expect(compareAmounts(before.SLT ?? '', '0.00')).toBe(1)
    const play = await launch(world, 'SLT')
    expect(play.moved).toBeNull()
    expect((await leave(world, play)).returned).toBeNull()
    expect(held(world)).toEqual(before)
  })

  test('other vendors are used only if the main wallet cannot pay, and nothing moves in vain', async () => {
    const world = await createTestWorld(WORLD)
    const { SLT = '' } = held(world)
    const other = walletVendors(world).find(
      ({ code }) => getBalance(world, RAHIM, code) === '0.00' && code !== 'TF',
    )
    if (!other) throw new RangeError('Every vendor holds money.')
    const play = await launch(world, other.code)
    expect(asRecord(play.moved).from).toEqual([expect.objectContaining({ wallet: 'MAIN' })])
    expect(held(world).SLT).toBe(SLT)
    await leave(world, play)
    const main = getBalance(world, RAHIM)
    await postEntry(world, {
      memberId: RAHIM,
      kind: 'STAKE',
      amount: subtractAmounts('0.00', main),
      reference: 'x',
    })
    const second = asRecord((await launch(world, other.code)).moved)
    expect(second.from).toEqual([{ wallet: 'SLT', name: 'Saltmarsh', amount: SLT }])
    for (const { wallet, balance } of listWallets(world, RAHIM))
      if (compareAmounts(balance, '0.00') > 0)
        await postEntry(world, {
          memberId: RAHIM,
          kind: 'STAKE',
          amount: `-${balance}`,
          reference: 'all',
          wallet,
        })
    await postEntry(world, { memberId: RAHIM, kind: 'BONUS', amount: '0.01', reference: 'cent' })
    const nodeId = String(gameOf(world, other.code).nodeId)
    const refused = await sendQuery(world, 'launchGame', { nodeId, language: 'EN' })
    expect(refused.code).toBe('balance.insufficient')
    expect(getBalance(world, RAHIM)).toBe('0.01')
  })

  test('a second game of the same vendor keeps the money until it is left too', async () => {
    const world = await createTestWorld(WORLD)
    await collect(world, 'collect-0001')
    const all = getBalance(world, RAHIM)
    const [one, two] = [await launch(world, 'SLT'), await launch(world, 'SLT')]
    expect((await leave(world, one)).returned).toBeNull()
    expect(getBalance(world, RAHIM, 'SLT')).toBe(all)
    expect(asRecord((await leave(world, two)).returned).amount).toBe(all)
  })

  test('a game unused for half an hour holds no money back', async () => {
    const world = await createTestWorld(WORLD)
    await collect(world, 'collect-0001')
    await launch(world, 'SLT')
    world.clock.advance(31 * 60_000)
    const two = await launch(world, 'SLT')
    expect((await leave(world, two)).returned).not.toBeNull()
  })

  test('without automatic transfer nothing returns by itself', async () => {
    const world = await createTestWorld(WORLD)
    await collect(world, 'collect-0001')
    const play = await launch(world, 'SLT')
    await automatic(world, false, 'automatic-1')
    expect((await leave(world, play)).returned).toBeNull()
    expect(getBalance(world, RAHIM)).toBe('0.00')
  })
})

test.each([7, 11, 23])(
  'D-051 launches and exits neither lose nor create money (%i)',
  async (seed) => {
    const world = await createTestWorld(WORLD)
    const random = createRandom(seed)
    const total = () => Object.values(held(world)).reduce(addAmounts, '0.00')
    const open: Record<string, unknown>[] = []
    let expected = total()
    for (let step = 0; step < 40; step += 1) {
      const draw = random.next()
      const vendor = random.next() < 0.5 ? 'SLT' : 'QRZ'
      if (draw < 0.35) {
        const launched = await launch(world, vendor)
        if (launched.sessionId) open.push(launched)
      } else if (draw < 0.65 && open.length > 0) {
        const [left] = open.splice(Math.floor(random.next() * open.length), 1)
        if (left) await leave(world, left)
      } else if (draw < 0.75) await collect(world, `collect-${seed}-${step}`)
      else if (draw < 0.85) {
        const body = { from: 'MAIN', to: vendor, amount: '1.00', requestId: `hand-${seed}-${step}` }
        await send(world, 'transferWallet', body, world.visitor.token)
      } else if (open[0]) {
        const { sessionId, minStake: stake } = open[0]
        const body = { sessionId, roundId: `round-${seed}-${step}`, stake }
        const answer = await callEnvelope(world, 'POST', '/lgw/demo/round', { body })
        if (answer.success === true) {
          const { payout } = asRecord(answer.value)
          expected = addAmounts(subtractAmounts(expected, String(stake)), String(payout))
        }
      }
      expect(total()).toBe(expected)
    }
    for (const left of open) await leave(world, left)
    expect(total()).toBe(expected)
  },
)
