// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { playQueries } from '#api/games/play.ts'
import { prepare } from '#app/boot/boot.tsx'
import { useEndOfPlay } from '#features/play/game-host/hooks/use-end-of-play.ts'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import { playable } from './table.tsx'

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

async function playTwo() {
  const { world } = started
  const { token } = world.visitor
  if (token) sessionStorage.setItem('token', token)
  const client = await prepare('/game/1')
  const launch = playQueries.launch(playable(started).nodeId, { demo: true, token, backUrl: '/' })
  const first = await client.fetchQuery(launch)
  const second = await client.fetchQuery({ ...launch, staleTime: 0 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StrictMode>
  )
  const initialProps = first.sessionId
  const hook = renderHook((id: string) => useEndOfPlay(id), { initialProps, wrapper })
  const isEnded = (id: string) => world.db.plays.find({ id })?.endedAt != null
  return { ...hook, first: first.sessionId, second: second.sessionId, isEnded }
}

test('GAM-07 reopening a game ends its first session, leaving it the second', async () => {
  const { first, second, isEnded, rerender, unmount } = await playTwo()
  await new Promise((done) => setTimeout(done, 0))
  expect(isEnded(first)).toBe(false)
  rerender(second)
  await waitFor(() => expect(isEnded(first)).toBe(true))
  expect(isEnded(second)).toBe(false)
  unmount()
  await waitFor(() => expect(isEnded(second)).toBe(true))
})
