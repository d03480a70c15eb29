// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endPlaySession, playQueries } from '#api/games/play.ts'
import { openRound } from '#entities/game/open-round.ts'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import { openTable, round } from './table.tsx'

let started: StartedWorld
beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  started = await startWorld('?scenario=member&seed=7&clock=2026-11-20T09:00:00Z')
})
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await new Promise((done) => setTimeout(done, 0))
  started.close()
})

const open = (more = {}) => openTable(started, more)
const state = () => screen.getByRole('button').dataset

/** Loses the answer of a round and leaves the host. */
async function loseRound() {
  const { world, send, received, unmount } = await open()
  world.faults.set('playRound', { kind: 'lost' })
  send(round('r-1'))
  await waitFor(() => expect(received()).toHaveLength(1))
  unmount()
  world.faults.delete('playRound')
  return world
}

describe('a round with a lost answer', () => {
  test('GAM-07 is sent again under the same key and played once', async () => {
    const { send, received, world, calls } = await open()
    world.faults.set('playRound', { kind: 'lost' })
    send(round('r-1'))
    await waitFor(() => expect(received()).toHaveLength(1))
    expect(received()[0]).toMatchObject({ type: 'waiting', id: 'r-1' })
    await waitFor(() => expect(state().waiting).toBe('true'))
    send(round('r-2'))
    expect(received()[1]).toMatchObject({ type: 'refused', id: 'r-2' })
    world.faults.delete('playRound')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(received()).toHaveLength(3))
    const [row] = world.db.rounds.list()
    expect(received()[2]).toMatchObject({ type: 'result', id: 'r-1', payout: row?.payout })
    expect(world.db.rounds.count()).toBe(1)
    expect(calls()).toBe(2)
    expect(openRound.read('rahim')).toBeNull()
  })

  test.each([
    ['lost', 'settled', 1],
    ['offline', 'void', 0],
  ] as const)(
    'a reload after an answer that was %s: the round is shown as %s',
    async (kind, shown, count) => {
      const first = await open()
      first.world.faults.set('playRound', { kind })
      first.send(round('r-1'))
      await waitFor(() => expect(first.received()).toHaveLength(1))
      first.unmount()
      await endPlaySession(first.game.sessionId)
      first.world.faults.delete('playRound')
      await open()
      await waitFor(() => expect(screen.getByRole('button').textContent).toBe(shown))
      expect(first.world.db.rounds.count()).toBe(count)
      expect(openRound.read('rahim')).toBeNull()
    },
  )
})

describe('a reload during a round', () => {
  test('GAM-07 F-03 continues the same session, and game, host and server agree at once', async () => {
    const first = await open({ demo: false })
    first.world.faults.set('playRound', { kind: 'lost' })
    first.send(round('r-1'))
    await waitFor(() => expect(first.received()).toHaveLength(1))
    first.unmount()
    first.world.faults.delete('playRound')
    const again = await open({ demo: false, resume: first.game.sessionId })
    expect(again.game.sessionId).toBe(first.game.sessionId)
    // The game requests its state while the round is pending, so the first response may contain the old balance.
    again.send({ type: 'ready' })
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('settled'))
    const [row] = first.world.db.rounds.list()
    const wallet = first.world.db.wallets.find({ memberId: 1001 })
    await waitFor(() =>
      expect(again.received().at(-1)).toMatchObject({ type: 'init', balance: wallet?.balance }),
    )
    const known = again.client.getQueryData(playQueries.session(first.game.sessionId).queryKey)
    expect(known).toMatchObject({ balance: wallet?.balance, net: row?.net, rounds: 1 })
    expect(row?.net).not.toBe('0.00')
  })
})

describe('a lost round whose repetition is refused', () => {
  test.each([401, 403, 429, 500] as const)(
    'GAM-07 %i leaves the outcome unknown: the round is pending, and is settled after a new log-in',
    async (status) => {
      const world = await loseRound()
      world.faults.set('playRound', { kind: 'status', status })
      const { calls, unmount } = await open()
      await waitFor(() => expect(calls()).toBe(2))
      await waitFor(() => expect(state().sending).toBe('false'))
      expect(state().waiting).toBe('true')
      expect(screen.getByRole('button').textContent).toBe('')
      unmount()
      world.faults.delete('playRound')
      await open()
      await waitFor(() => expect(screen.getByRole('button').textContent).toBe('settled'))
      expect(world.db.rounds.count()).toBe(1)
    },
  )

  test.each([404, 409] as const)('%i proves that it was not played', async (status) => {
    const world = await loseRound()
    world.faults.set('playRound', { kind: 'status', status })
    await open()
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('void'))
    expect(openRound.read('rahim')).toBeNull()
  })

  test('the same game is informed that its round is pending', async () => {
    const { send, received, world } = await open()
    world.faults.set('playRound', { kind: 'lost' })
    send(round('r-1'))
    await waitFor(() => expect(received()).toHaveLength(1))
    world.faults.set('playRound', { kind: 'status', status: 429 })
    screen.getByRole('button').click()
    await waitFor(() => expect(received()).toHaveLength(2))
    expect(received()[1]).toMatchObject({ type: 'waiting', id: 'r-1' })
    expect(openRound.read('rahim')).not.toBeNull()
  })

  test('a round that was refused at once is not pending', async () => {
    const { send, received, world } = await open()
    world.faults.set('playRound', { kind: 'status', status: 429 })
    send(round('r-1'))
    await waitFor(() => expect(received()).toHaveLength(1))
    expect(received()[0]).toMatchObject({ type: 'refused', id: 'r-1' })
    expect(openRound.read('rahim')).toBeNull()
  })
})

describe('the lost round of another account', () => {
  test('GAM-07 is not sent, does not block play, and waits for its owner', async () => {
    const world = await loseRound()
    const other = await open({ account: 'nodi' })
    expect(state().waiting).toBe('false')
    other.send(round('r-1'))
    await waitFor(() => expect(other.received()).toHaveLength(1))
    expect(other.received()[0]).toMatchObject({ type: 'result', id: 'r-1' })
    expect(world.db.rounds.count()).toBe(2)
    other.unmount()
    await open()
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('settled'))
    expect(other.calls()).toBe(3)
  })
})

describe('a lost round whose tab was closed', () => {
  test('GAM-07 is found by a new tab of the same account and settled there', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const world = await loseRound()
    sessionStorage.clear()
    expect(openRound.read('rahim')).toBeNull()
    vi.setSystemTime(Date.now() + 60_000)
    expect(openRound.read('nodi')).toBeNull()
    await open()
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('settled'))
    expect(world.db.rounds.count()).toBe(1)
    expect(openRound.read('rahim')).toBeNull()
  })
})

describe('a pending round while a game opens', () => {
  test('GAM-07 another round is refused, so that its game is not blocked', async () => {
    const world = await loseRound()
    const { send, received } = await open()
    send(round('r-1'))
    expect(received()).toHaveLength(1)
    expect(received()[0]).toMatchObject({ type: 'refused', id: 'r-1' })
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('settled'))
    expect(world.db.rounds.count()).toBe(1)
  })
})
