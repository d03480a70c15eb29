// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCatalogueStore } from '#api/games/catalogue.ts'
import { asApiError } from '#api/transport/error.ts'
import { publicKey } from '#api/transport/query-keys.ts'
import { prepare } from '#app/boot/boot.tsx'
import { useCatalogue } from '#features/play/lobby/hooks/use-catalogue.ts'
import { useSearch } from '#features/play/lobby/hooks/use-search.ts'
import { findLanguage } from '#i18n/languages.ts'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import '#tests/house/test-timeout.ts'

let started: StartedWorld
const records = new Map<string, unknown>()
beforeEach(() => {
  sessionStorage.clear()
  records.clear()
  setCatalogueStore({
    get: async (id) => records.get(id),
    set: async (id, record) => void records.set(id, record),
    clear: async () => records.clear(),
  })
})
afterEach(async () => {
  cleanup()
  await new Promise((done) => setTimeout(done, 0))
  started.close()
  setCatalogueStore(null)
})

async function open(scenario: string, language = 'EN') {
  started = await startWorld(`?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`)
  const client = await prepare('/rng', findLanguage(language) ?? undefined)
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, wrapper, world: started.world }
}

const both = (query: string) => ({ state: useCatalogue(), search: useSearch(query) })

test('F-01 typed text is searched, and the last result stays until the next', async () => {
  const { wrapper, world } = await open('normal')
  const name = (n: number) => world.catalogue.all()[n]?.displayName ?? ''
  const id = (n: number) => world.catalogue.all()[n]?.nodeId
  const { result, rerender } = renderHook(both, { wrapper, initialProps: '' })
  expect(result.current.search).toEqual({ ids: null, busy: false })
  expect(result.current.state.status).toBe('pending')
  rerender(name(3))
  expect(result.current.search).toEqual({ ids: null, busy: true })
  await waitFor(() => expect(result.current.search.busy).toBe(false))
  expect(result.current.search.ids?.[0]).toBe(id(3))
  rerender(name(5))
  expect(result.current.search).toMatchObject({ busy: true })
  expect(result.current.search.ids?.[0]).toBe(id(3))
  await waitFor(() => expect(result.current.search.busy).toBe(false))
  expect(result.current.search.ids?.[0]).toBe(id(5))
  rerender('  ')
  expect(result.current.search).toEqual({ ids: null, busy: false })
})

test('F-01 types are found by their names in the current language', async () => {
  const { wrapper, world } = await open('normal', 'BN')
  const { result } = renderHook(both, { wrapper, initialProps: 'মাছ শিকার' })
  await waitFor(() => expect(result.current.search.busy).toBe(false))
  const found = result.current.search.ids ?? []
  const fish = world.catalogue.byType('FISH').map(({ nodeId }) => nodeId)
  expect(fish.every((nodeId) => found.includes(nodeId))).toBe(true)
})

test('F-01 a new catalogue is searched at once', async () => {
  const { wrapper, world, client } = await open('catalogue-changes')
  const { result } = renderHook(both, { wrapper, initialProps: 'slots' })
  await waitFor(() => expect(result.current.search.ids).not.toBeNull())
  const before = result.current.search.ids
  world.clock.advance(600_000)
  await act(() => client.refetchQueries({ queryKey: publicKey('games', 'index') }))
  await waitFor(() => expect(result.current.search.ids).not.toBe(before))
  const { catalogue } = result.current.state
  const all = catalogue?.games.filter(({ gameType }) => gameType === 'RNG').length
  expect(result.current.search).toMatchObject({ busy: false })
  expect(result.current.search.ids).toHaveLength(all ?? 0)
})

test('F-01 a server failure: an error with a retry, or the stored catalogue', async () => {
  const { wrapper, world, client } = await open('normal')
  world.faults.set('getGameIndex', { kind: 'status', status: 500 })
  const { result } = renderHook(() => useCatalogue(), { wrapper })
  await waitFor(() => expect(result.current.status).toBe('error'))
  expect(asApiError(result.current.query.error).status).toBe(500)
  world.faults.clear()
  act(() => void result.current.query.refetch())
  await waitFor(() => expect(result.current.status).toBe('ready'))
  await waitFor(() => expect(records.size).toBe(2))
  world.faults.set('getGameIndex', { kind: 'status', status: 500 })
  cleanup()
  client.removeQueries({ queryKey: publicKey('games') })
  const again = renderHook(() => useCatalogue(), { wrapper })
  await waitFor(() => expect(again.result.current.status).toBe('ready'))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(again.result.current).toMatchObject({
    status: 'ready',
    query: { error: null },
    shown: { error: expect.any(Error), dataUpdatedAt: expect.any(Number) },
  })
})
