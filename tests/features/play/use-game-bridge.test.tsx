// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useMemo, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StartedWorld, startWorld } from '../../../mocks/node.ts'
import { endPlaySession, type LaunchedGame, playQueries } from '../../../src/api/play.ts'
import { prepare } from '../../../src/app/boot.tsx'
import { frameLine } from '../../../src/features/play/bridge.ts'
import { useGameBridge } from '../../../src/features/play/use-game-bridge.ts'
import { languageOf } from '../../../src/i18n/languages.ts'

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

function Table({ game, origin, onExit }: { game: LaunchedGame; origin: string; onExit(): void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const line = useMemo(() => frameLine(() => frame.current?.contentWindow, origin), [origin])
  const { waiting, told, ask } = useGameBridge({ line, game, onExit })
  return (
    <>
      <iframe ref={frame} title="game" />
      <button type="button" data-waiting={waiting} onClick={ask}>
        {told ? `${told.kind}` : ''}
      </button>
    </>
  )
}

const playable = () =>
  started.world.catalogue.byType('RNG').find((game) => !game.maintenance) ?? { nodeId: 0 }

/** A game on the table: what it is told, and its voice. */
async function open({ demo = true, origin = '*' } = {}) {
  const { world } = started
  const token = world.visitor.token
  if (token) sessionStorage.setItem('token', token)
  const client = await prepare('/game/1', languageOf('EN') ?? undefined)
  const launch = playQueries.launch(playable().nodeId, { demo, token, backUrl: '/' })
  const game = await client.fetchQuery(launch)
  const onExit = vi.fn()
  const view = render(
    <QueryClientProvider client={client}>
      <Table game={game} origin={origin} onExit={onExit} />
    </QueryClientProvider>,
  )
  const page = screen.getByTitle<HTMLIFrameElement>('game').contentWindow
  if (!page) throw new Error('The frame has no window.')
  const heard = vi.spyOn(page, 'postMessage').mockImplementation(() => undefined)
  const words = () => heard.mock.calls.map(([word]) => word as Record<string, unknown>)
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: page, ...from }))
  const speak = (word: object, from?: Partial<MessageEventInit>) =>
    say({ source: 'portal-game', ...word }, from)
  const asked = () =>
    world.log.entries().filter((entry) => entry.operationId === 'playRound').length
  return { ...view, client, game, onExit, heard, words, say, speak, asked, world, page }
}

const round = (id: string, stake = '10.00') => ({ type: 'round', id, stake })

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

  it('a second round while one is on its way is not sent', async () => {
    const { speak, words, asked } = await open()
    speak(round('r-1'))
    speak(round('r-2'))
    speak(round('r-1'))
    await waitFor(() => expect(words()).toHaveLength(1))
    expect(words()[0]).toMatchObject({ id: 'r-1' })
    expect(asked()).toBe(1)
    speak(round('r-2'))
    await waitFor(() => expect(words()).toHaveLength(2))
    expect(asked()).toBe(2)
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

  it('GAM-07 a lost answer is asked for again under the same key, and the round is played once', async () => {
    const { speak, words, world, asked } = await open()
    world.faults.set('playRound', { kind: 'lost' })
    speak(round('r-1'))
    await waitFor(() => expect(words()).toHaveLength(1))
    expect(words()[0]).toMatchObject({ type: 'waiting', id: 'r-1' })
    expect(screen.getByRole('button').dataset.waiting).toBe('true')
    speak(round('r-2'))
    expect(words()[1]).toMatchObject({ type: 'refused', id: 'r-2' })
    world.faults.delete('playRound')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(words()).toHaveLength(3))
    const [row] = world.db.rounds.list()
    expect(words()[2]).toMatchObject({ type: 'result', id: 'r-1', payout: row?.payout })
    expect(world.db.rounds.count()).toBe(1)
    expect(asked()).toBe(2)
    expect(sessionStorage.getItem('openRound')).toBeNull()
  })

  it.each([
    ['lost', 'settled', 1],
    ['offline', 'void', 0],
  ] as const)(
    'a reload after an answer that was %s: the round is told as %s',
    async (kind, told, count) => {
      const first = await open()
      first.world.faults.set('playRound', { kind })
      first.speak(round('r-1'))
      await waitFor(() => expect(first.words()).toHaveLength(1))
      first.unmount()
      await endPlaySession(first.game.sessionId)
      first.world.faults.delete('playRound')
      await open()
      await waitFor(() => expect(screen.getByRole('button').textContent).toBe(told))
      expect(first.world.db.rounds.count()).toBe(count)
      expect(sessionStorage.getItem('openRound')).toBeNull()
    },
  )

  it('a round for money makes the balance in the header stale, a demo does not', async () => {
    for (const demo of [true, false]) {
      const { speak, words, client, unmount } = await open({ demo })
      const stale = vi.spyOn(client, 'invalidateQueries')
      speak(round('r-1'))
      await waitFor(() => expect(words()).toHaveLength(1))
      expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual(demo ? [] : [['wallet']])
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
