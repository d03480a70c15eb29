// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { privateKey } from '#api/transport/query-keys.ts'
import { isRecord } from '#lib/read.ts'
import type { World } from '#mocks/world/world-types.ts'
import { formDrafts } from '#session/drafts.ts'
import { privateRecords } from '#session/private-records.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const AT = 'seed=7&clock=2026-11-20T09:00:00Z'
const PADMA = '/lottery?gameCode=PADMA-536'
const UNHEARD = /^We do not know yet whether your bet was accepted/
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

async function add(ball: string) {
  await user.click(await screen.findByRole('button', { name: ball }))
  await user.click(screen.getByRole('button', { name: 'Add to slip' }))
  await screen.findByLabelText(`Stake for 1 ball ${ball}`)
}

const place = async () => user.click(await screen.findByRole('button', { name: /^Place bet/ }))

async function leaveAndReturn() {
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'Lottery' })
  await user.click(await screen.findByRole('link', { name: 'Padma 5 of 36' }))
  await screen.findByLabelText('Stake for 1 ball 7')
}

/** The idempotency keys of the bets, in order. */
const keysOf = ({ log }: World) =>
  log
    .entries()
    .filter(({ operationId }) => operationId === 'placeLotteryBets')
    .map(({ body }) => (isRecord(body) ? body.requestId : null))

/** Holds the answers of bets back; the returned function releases them. */
function holdBets(): () => void {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const through = globalThis.fetch
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    if (input.method === 'POST' && input.url.endsWith('/lgw/lottery/bets')) await gate
    return through(input, init)
  })
  return open
}

test('one press gives all lines the same stake', async () => {
  await openPortal(`?scenario=member&${AT}`, PADMA)
  await add('7')
  expect(screen.getByRole('group', { name: 'Quick stake' })).toBeTruthy()
  await add('9')
  const chips = within(screen.getByRole('group', { name: 'Same stake for all lines' }))
  await user.click(chips.getByRole('button', { name: '৳10.00' }))
  for (const ball of ['7', '9'])
    expect(screen.getByLabelText(`Stake for 1 ball ${ball}`)).toHaveProperty('value', '10.00')
  await screen.findByRole('button', { name: 'Place bet, ৳20.00' })
  expect(chips.getByRole('button', { pressed: true }).textContent).toBe('৳10.00')
})

test('a slip is kept over a reload, and invalid stored lines are dropped', async () => {
  const opened = await openPortal(`?scenario=member&${AT}`, PADMA)
  await add('7')
  await add('9')
  formDrafts.clear()
  opened.show()
  await screen.findByLabelText('Stake for 1 ball 7')
  await user.click(screen.getByRole('button', { name: 'Remove 1 ball 7' }))
  expect(screen.getByLabelText('Stake for 1 ball 9')).toBeTruthy()
  const kept = privateRecords.read('lottery-PADMA-536', (value) => (isRecord(value) ? value : null))
  expect(kept?.lines).toHaveLength(1)
  privateRecords.write('lottery-PADMA-536', { lines: [null, { play: 'X9', picks: ['1'] }, 7] })
  formDrafts.clear()
  opened.show()
  await screen.findByText(/^Your slip is empty/)
})

test('D-043 a bet with a lost answer is the same bet after leaving the page, and a message says so', async () => {
  const { world } = await openPortal(`?scenario=member&${AT}`, PADMA)
  await add('7')
  world.faults.set('placeLotteryBets', { kind: 'lost' })
  await place()
  await screen.findByText(UNHEARD)
  world.faults.delete('placeLotteryBets')
  await leaveAndReturn()
  expect(screen.getByText(UNHEARD)).toBeTruthy()
  await place()
  await screen.findByText(/^Your slip is empty/)
  expect(world.db.lotteryBets.count()).toBe(1)
  const [first, second] = keysOf(world)
  expect(second).toBe(first)
})

test.each([403, 429, 503] as const)(
  'D-043 a retry that ends with %i does not settle the lost bet',
  async (status) => {
    const { world, client } = await openPortal(`?scenario=member&${AT}`, PADMA)
    await add('7')
    world.faults.set('placeLotteryBets', { kind: 'lost' })
    await place()
    await screen.findByText(UNHEARD)
    world.faults.set('placeLotteryBets', { kind: 'status', status })
    await place()
    await waitFor(() => expect(keysOf(world)).toHaveLength(2))
    world.clock.advance('5m')
    await client.invalidateQueries({ queryKey: privateKey('lottery', 'game') })
    await screen.findByText(/^Draw \d+-\d+ has closed$/)
    expect(screen.getByText(UNHEARD)).toBeTruthy()
    expect(screen.queryByText(/^No bet was placed on your lines/)).toBeNull()
  },
)

test('D-043 a refusal of the lost bet proves that it was not taken', async () => {
  const { world } = await openPortal(`?scenario=member&${AT}`, PADMA)
  await add('7')
  world.faults.set('placeLotteryBets', { kind: 'offline' })
  await place()
  await screen.findByText(UNHEARD)
  world.faults.set('placeLotteryBets', { kind: 'refusal', code: 'balance.insufficient' })
  await place()
  await screen.findByText('Your balance is too low for this.')
  expect(screen.queryByText(UNHEARD)).toBeNull()
})

test('D-043 a line that is added during a pending bet stays on the slip', async () => {
  const { world } = await openPortal(`?scenario=member&${AT}`, PADMA)
  await add('7')
  const letThrough = holdBets()
  await place()
  await add('21')
  letThrough()
  await waitFor(() => expect(screen.queryByLabelText('Stake for 1 ball 7')).toBeNull())
  expect(screen.getByLabelText('Stake for 1 ball 21')).toBeTruthy()
  expect(world.db.lotteryBets.list({}).map(({ picks }) => picks)).toEqual([['7']])
})

test('D-043 an answer that arrives after leaving and reopening the page empties the slip', async () => {
  const { world } = await openPortal(`?scenario=member&${AT}`, PADMA)
  await add('7')
  const letThrough = holdBets()
  await place()
  await leaveAndReturn()
  letThrough()
  await screen.findByText(/^Your slip is empty/)
  expect(world.db.lotteryBets.count()).toBe(1)
})
