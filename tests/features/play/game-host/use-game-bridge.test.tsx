// @vitest-environment jsdom

import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playQueries } from '#api/games/play.ts'
import { privateKey } from '#api/transport/query-keys.ts'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import { openTable, round } from './table.tsx'

let started: StartedWorld
beforeEach(async () => {
  sessionStorage.clear()
  started = await startWorld('?scenario=member&seed=7&clock=2026-11-20T09:00:00Z')
})
afterEach(async () => {
  cleanup()
  await new Promise((done) => setTimeout(done, 0))
  started.close()
})

const open = (more = {}) => openTable(started, more)

describe('the bridge to a framed game', () => {
  test("answers a ready game with its table, under the host's name", async () => {
    const { send, received, game } = await open()
    send({ type: 'ready' })
    await waitFor(() => expect(received()).toHaveLength(1))
    expect(received()[0]).toEqual({
      source: 'portal-host',
      type: 'init',
      balance: expect.stringMatching(/^\d+\.\d{2}$/),
      currencySymbol: '৳',
      minStake: game.minStake,
      maxStake: game.maxStake,
      lang: 'EN',
      demo: true,
    })
  })

  test('settles a round by the contract and sends the result', async () => {
    const { send, received, world, client, game } = await open()
    await client.fetchQuery(playQueries.session(game.sessionId))
    send(round('r-1'))
    await waitFor(() => expect(received()).toHaveLength(1))
    const [result] = received()
    const [row] = world.db.rounds.list()
    expect(result).toMatchObject({
      source: 'portal-host',
      type: 'result',
      id: 'r-1',
      stake: '10.00',
      payout: row?.payout,
    })
    const known = client.getQueryData(playQueries.session(game.sessionId).queryKey)
    expect(known).toMatchObject({ rounds: 1, balance: result?.balance, net: result?.net })
  })

  test('F-03 the bar updates when the game has shown the result, for games that report it', async () => {
    const { send, received, client, game } = await open({ demo: false })
    const { queryKey } = playQueries.session(game.sessionId)
    await client.fetchQuery(playQueries.session(game.sessionId))
    const stale = vi.spyOn(client, 'invalidateQueries')
    send({ type: 'ready', shows: true })
    await waitFor(() => expect(received()).toHaveLength(1))
    send(round('r-1'))
    await waitFor(() => expect(received().at(-1)).toMatchObject({ type: 'result' }))
    send({ type: 'shown', id: 'r-0' })
    expect(client.getQueryData(queryKey)).toMatchObject({ rounds: 0, net: '0.00' })
    expect(stale).not.toHaveBeenCalled()
    send({ type: 'shown', id: 'r-1' })
    expect(client.getQueryData(queryKey)).toMatchObject({ rounds: 1 })
    expect(stale).toHaveBeenCalledOnce()
  })

  test.each([
    ['six seconds', (table: Awaited<ReturnType<typeof open>>) => void table, 6000],
    ['leaving', (table: Awaited<ReturnType<typeof open>>) => table.unmount(), 0],
    [
      'a reload of the game',
      (table: Awaited<ReturnType<typeof open>>) => table.send({ type: 'ready' }),
      0,
    ],
  ])('F-03 a game that never reports delays no result for ever: %s', async (_, happens, ms) => {
    const table = await open()
    const { send, received, client, game } = table
    const { queryKey } = playQueries.session(game.sessionId)
    await client.fetchQuery(playQueries.session(game.sessionId))
    send({ type: 'ready', shows: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    send(round('r-1'))
    await expect.poll(() => received().at(-1)).toMatchObject({ type: 'result' })
    expect(client.getQueryData(queryKey)).toMatchObject({ rounds: 0 })
    happens(table)
    vi.advanceTimersByTime(ms)
    vi.useRealTimers()
    expect(client.getQueryData(queryKey)).toMatchObject({ rounds: 1 })
  })

  test('a round that the game sends twice is played once', async () => {
    const { send, received, calls } = await open()
    send(round('r-1'))
    send(round('r-1'))
    await waitFor(() => expect(received()).toHaveLength(1))
    expect(received()[0]).toMatchObject({ id: 'r-1' })
    expect(calls()).toBe(1)
    send(round('r-2'))
    await waitFor(() => expect(received()).toHaveLength(2))
    expect(calls()).toBe(2)
  })

  test('GAM-07 a second round during a pending one is refused, so that the game can continue', async () => {
    const { send, received, calls } = await open()
    send(round('r-1'))
    send(round('r-2'))
    expect(received()[0]).toMatchObject({ type: 'refused', id: 'r-2' })
    await waitFor(() => expect(received()).toHaveLength(2))
    expect(received()[1]).toMatchObject({ type: 'result', id: 'r-1' })
    expect(calls()).toBe(1)
  })

  test('a refusal has a message in the reader’s language, and the next round is possible', async () => {
    const { send, received, world } = await open({ demo: false })
    await world.db.wallets.update({ memberId: 1001 }, (row) => {
      row.balance = '0.00'
    })
    send(round('r-1'))
    await waitFor(() => expect(received()).toHaveLength(1))
    expect(received()[0]).toEqual({
      source: 'portal-host',
      type: 'refused',
      id: 'r-1',
      message: 'Your balance is too low for this.',
    })
    world.faults.set('playRound', { kind: 'offline' })
    send(round('r-2'))
    await waitFor(() => expect(received()).toHaveLength(2))
    expect(received()[1]).toMatchObject({ type: 'waiting', id: 'r-2' })
  })

  test('a round with real money invalidates the balance in the header, a demo does not', async () => {
    for (const demo of [true, false]) {
      const { send, received, client, unmount } = await open({ demo })
      const stale = vi.spyOn(client, 'invalidateQueries')
      send(round('r-1'))
      await waitFor(() => expect(received()).toHaveLength(1))
      expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual(
        demo ? [] : [privateKey('wallet')],
      )
      unmount()
    }
  })

  test('a game may ask to leave', async () => {
    const { send, onExit } = await open()
    send({ type: 'exit' })
    expect(onExit).toHaveBeenCalledOnce()
  })
})

describe('messages that the bridge ignores', () => {
  test('from another window, from no window, or of another shape', async () => {
    const { send, dispatch, onExit, posted, calls } = await open()
    send({ type: 'exit' }, { source: window })
    send({ type: 'exit' }, { source: null })
    send(round('r-1'), { source: window })
    for (const word of [
      null,
      'exit',
      7,
      { type: 'exit' },
      { source: 'portal-host', type: 'exit' },
    ]) {
      dispatch(word)
    }
    send({ type: 'round', id: '<img>', stake: '10.00' })
    send({ type: 'round', id: 'r-1', stake: '-10.00' })
    await new Promise((done) => setTimeout(done, 20))
    expect(onExit).not.toHaveBeenCalled()
    expect(posted).not.toHaveBeenCalled()
    expect(calls()).toBe(0)
  })

  test('from a vendor’s frame that has moved to another origin', async () => {
    const { send, onExit } = await open({ origin: 'https://games.example' })
    send({ type: 'exit' }, { origin: 'https://evil.example' })
    send({ type: 'exit' }, { origin: 'null' })
    expect(onExit).not.toHaveBeenCalled()
    send({ type: 'exit' }, { origin: 'https://games.example' })
    expect(onExit).toHaveBeenCalledOnce()
  })

  test('after the game is closed', async () => {
    const { send, onExit, unmount } = await open()
    unmount()
    send({ type: 'exit' })
    expect(onExit).not.toHaveBeenCalled()
  })
})
