// @vitest-environment jsdom, of its own

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import { openHost, sendRound, stubScreen } from './host.tsx'

let started: StartedWorld
beforeEach(async () => {
  sessionStorage.clear()
  stubScreen()
  started = await startWorld('?scenario=member&seed=7&clock=2026-11-20T09:00:00Z')
})
afterEach(async () => {
  cleanup()
  await new Promise((done) => setTimeout(done, 0))
  vi.unstubAllGlobals()
  started.close()
})

const calls = () =>
  started.world.log.entries().filter(({ operationId }) => operationId === 'playRound').length

describe('F-28 27/7 a game with an active bonus', () => {
  test('shows its figures, and asks before placing a stake that does not count', async () => {
    const user = userEvent.setup()
    const { game } = await openHost(started, { demo: false })
    await screen.findByText(/৳23,742\.50 of ৳26,400\.00 turnover left.+Stakes up to ৳200\.00/)
    const title = 'This stake will not count towards your bonus'
    sendRound(game.gameName, '200.01')
    await screen.findByRole('alertdialog', { name: title })
    await user.click(screen.getByRole('button', { name: 'Change stake' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls()).toBe(0)
    sendRound(game.gameName, '500.00')
    await screen.findByRole('alertdialog', { name: title })
    await user.click(screen.getByRole('button', { name: 'Place it anyway' }))
    await waitFor(() => expect(calls()).toBe(1))
    sendRound(game.gameName, '600.00')
    await waitFor(() => expect(calls()).toBe(2))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
