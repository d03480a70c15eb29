// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StartedWorld, startWorld } from '../../../mocks/node.ts'
import { endPlaySession } from '../../../src/api/play.ts'
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

describe('a round whose answer is lost', () => {
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
})
