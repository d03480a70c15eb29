// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreLinkedWorld, takeLinkedWorld } from '#mocks/boot/world-in-link.ts'
import { createWorld } from '#mocks/create-world.ts'
import { CallsSection } from '#mocks/qa-panel/calls/calls-section.tsx'
import { createStepBack } from '#mocks/qa-panel/calls/step-back.ts'
import { createSnapshotActions } from '#mocks/qa-panel/snapshots/snapshot-actions.ts'
import type { WorldLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld, call as send } from '../helpers.ts'
import { getToken } from '../requests.ts'
import { renderSection } from './render-section.tsx'
import { unfold } from './unfold.ts'

afterEach(cleanup)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const call = (...parts: Parameters<typeof send>) => act(() => send(...parts))

const fresh = async (link: WorldLink) => {
  const world = createWorld(link)
  await world.ready
  return world.snapshot()
}

function show(world: World) {
  const load = vi.fn()
  const page = { use: vi.fn(), load, fresh }
  const snapshots = createSnapshotActions(world, page)
  const part = renderSection(<CallsSection />, world, {
    snapshots,
    stepBack: createStepBack(world, snapshots),
  })
  /** The latest call of this path, opened. */
  const open = (path: string) => {
    const [found] = part.getAllByText(new RegExp(`^[A-Z]+ .*${path}$`))
    return within(unfold(found?.closest('details')))
  }
  return { load, snapshots, part, open }
}

const FAVORITE = '/wps/relay/favoriteGame'
const BACK = { name: 'Back to before this call' }
const favour = (world: World, token = world.visitor.token) =>
  call(world, 'POST', FAVORITE, {
    token,
    body: { nodeId: world.catalogue.byType('RNG')[40]?.nodeId },
  })

test('back to before a call, with its session and page; the way not taken is a snapshot', async () => {
  const world = await createTestWorld('member')
  const { open, load, snapshots } = show(world)
  const token = await getToken(world, 'nodi')
  const before = structuredClone(world.snapshot())
  history.replaceState(null, '', '/slots?page=2')
  await favour(world, token)
  sessionStorage.setItem('token', 'of a later session')
  history.replaceState(null, '', '/deposit')
  world.clock.advance('1d')
  await call(world, 'GET', '/wps/system/status')
  const after = structuredClone(world.snapshot())
  fireEvent.click(open(FAVORITE).getByRole('button', BACK))
  await waitFor(() => expect(load).toHaveBeenCalledWith('/slots?page=2'))
  expect(world.snapshot()).toEqual(before)
  expect(sessionStorage.getItem('token')).toBe(token)
  const [other] = await snapshots.list()
  expect(other).toMatchObject({
    name: 'Way not taken: addFavoriteGame at 09:00:00',
    path: '/deposit',
    token: 'of a later session',
    snapshot: after,
  })
  await favour(world, token)
  fireEvent.click(open(FAVORITE).getByRole('button', BACK))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  const names = (await snapshots.list()).map(({ name }) => name)
  expect(names[0]).toBe('Way not taken: addFavoriteGame at 09:00:00 (2)')
})

test('each call that can be undone is listed, and keeps the session of the tab if its own is not known', async () => {
  const world = await createTestWorld('member')
  await favour(world)
  for (let n = 0; n < 99; n += 1) await call(world, 'GET', '/wps/system/status')
  const { open, load } = show(world)
  sessionStorage.setItem('token', 'of the tab')
  fireEvent.click(open(FAVORITE).getByRole('button', BACK))
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(sessionStorage.getItem('token')).toBe('of the tab')
})

test('a bug report begins before a call: with the world of then as a link and all calls since', async () => {
  const world = await createTestWorld('member')
  const { open } = show(world)
  await call(world, 'GET', '/wps/v2/messages/unread')
  history.replaceState(null, '', '/slots')
  const before = structuredClone(world.snapshot())
  await favour(world)
  for (let n = 0; n < 20; n += 1) await call(world, 'GET', '/wps/system/status')
  const copied = vi.fn(async (_: string) => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText: copied }, userAgent: 'a browser' })
  fireEvent.click(open(FAVORITE).getByRole('button', { name: 'Report from here' }))
  await waitFor(() => expect(copied).toHaveBeenCalled())
  vi.unstubAllGlobals()
  const [report = ''] = copied.mock.calls[0] ?? []
  expect(report.match(/\/wps\/system\/status/g)).toHaveLength(20)
  expect(report).toContain(`POST ${FAVORITE} → 200`)
  expect(report).not.toContain('/messages/unread')
  const [, link = ''] = /^- World before the first of these calls: (.+)$/m.exec(report) ?? []
  expect(new URL(link).pathname).toBe('/slots')
  history.replaceState(null, '', link)
  const there = await createTestWorld('member')
  await restoreLinkedWorld(there, takeLinkedWorld() ?? '')
  expect(there.snapshot()).toEqual(before)
  expect(sessionStorage.getItem('token')).toBe(world.visitor.token)
})

test('a call of another page that is pinned cannot be undone, nor one that is no longer kept', async () => {
  const earlier = await createTestWorld('member')
  const first = show(earlier)
  await favour(earlier)
  fireEvent.click(first.open(FAVORITE).getByRole('button', { name: 'Pin' }))
  cleanup()
  const world = await createTestWorld('member')
  const { open } = show(world)
  await call(world, 'GET', '/wps/system/status')
  expect(open(FAVORITE).queryByRole('button', BACK)).toBeNull()
  const opened = open('/status')
  const button = opened.getByRole('button', BACK)
  await world.restore(world.snapshot())
  fireEvent.click(button)
  expect(await opened.findByText(/^The world before call 1 is not kept/)).toBeDefined()
})
