// @vitest-environment jsdom

import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StartedWorld, startWorld } from '../../../../mocks/node.ts'
import { playQueries } from '../../../../src/api/play.ts'
import { privateKey } from '../../../../src/api/query-keys.ts'
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
  it('greets a ready game with its table, in the name of the host', async () => {
    const { speak, words, game } = await open()
    speak({ type: 'ready' })
    await waitFor(() => expect(words()).toHaveLength(1))
    expect(words()[0]).toEqual({
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

  it('settles a round by the contract and tells what the server said', async () => {
    const { speak, words, world, client, game } = await open()
    await client.fetchQuery(playQueries.session(game.sessionId))
    speak(round('r-1'))
    await waitFor(() => expect(words()).toHaveLength(1))
    const [result] = words()
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

  it('a round that is said twice is sent once', async () => {
    const { speak, words, asked } = await open()
    speak(round('r-1'))
    speak(round('r-1'))
    await waitFor(() => expect(words()).toHaveLength(1))
    expect(words()[0]).toMatchObject({ id: 'r-1' })
    expect(asked()).toBe(1)
    speak(round('r-2'))
    await waitFor(() => expect(words()).toHaveLength(2))
    expect(asked()).toBe(2)
  })

  it('GAM-07 another round while one is asked for is refused, so that its game goes on', async () => {
    const { speak, words, asked } = await open()
    speak(round('r-1'))
    speak(round('r-2'))
    expect(words()[0]).toMatchObject({ type: 'refused', id: 'r-2' })
    await waitFor(() => expect(words()).toHaveLength(2))
    expect(words()[1]).toMatchObject({ type: 'result', id: 'r-1' })
    expect(asked()).toBe(1)
  })

  it('a refusal is told in the reader’s words, and the next round may come', async () => {
    const { speak, words, world } = await open({ demo: false })
    await world.db.wallets.update({ memberId: 1001 }, (row) => {
      row.balance = '0.00'
    })
    speak(round('r-1'))
    await waitFor(() => expect(words()).toHaveLength(1))
    expect(words()[0]).toEqual({
      source: 'portal-host',
      type: 'refused',
      id: 'r-1',
      message: 'Your balance is too low for this.',
    })
    world.faults.set('playRound', { kind: 'offline' })
    speak(round('r-2'))
    await waitFor(() => expect(words()).toHaveLength(2))
    expect(words()[1]).toMatchObject({ type: 'waiting', id: 'r-2' })
  })

  it('a round for money makes the balance in the header stale, a demo does not', async () => {
    for (const demo of [true, false]) {
      const { speak, words, client, unmount } = await open({ demo })
      const stale = vi.spyOn(client, 'invalidateQueries')
      speak(round('r-1'))
      await waitFor(() => expect(words()).toHaveLength(1))
      expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual(
        demo ? [] : [privateKey('wallet')],
      )
      unmount()
    }
  })

  it('a game may leave', async () => {
    const { speak, onExit } = await open()
    speak({ type: 'exit' })
    expect(onExit).toHaveBeenCalledOnce()
  })
})

describe('what the bridge does not hear', () => {
  it('another window, no window, another shape', async () => {
    const { speak, say, onExit, heard, asked } = await open()
    speak({ type: 'exit' }, { source: window })
    speak({ type: 'exit' }, { source: null })
    speak(round('r-1'), { source: window })
    for (const word of [
      null,
      'exit',
      7,
      { type: 'exit' },
      { source: 'portal-host', type: 'exit' },
    ]) {
      say(word)
    }
    speak({ type: 'round', id: '<img>', stake: '10.00' })
    speak({ type: 'round', id: 'r-1', stake: '-10.00' })
    await new Promise((done) => setTimeout(done, 20))
    expect(onExit).not.toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
    expect(asked()).toBe(0)
  })

  it('a vendor’s frame that was led to another origin', async () => {
    const { speak, onExit } = await open({ origin: 'https://games.example' })
    speak({ type: 'exit' }, { origin: 'https://evil.example' })
    speak({ type: 'exit' }, { origin: 'null' })
    expect(onExit).not.toHaveBeenCalled()
    speak({ type: 'exit' }, { origin: 'https://games.example' })
    expect(onExit).toHaveBeenCalledOnce()
  })

  it('anything after the game is closed', async () => {
    const { speak, onExit, unmount } = await open()
    unmount()
    speak({ type: 'exit' })
    expect(onExit).not.toHaveBeenCalled()
  })
})
