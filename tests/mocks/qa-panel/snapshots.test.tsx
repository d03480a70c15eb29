// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreLinkedWorld, takeLinkedWorld } from '#mocks/boot/world-in-link.ts'
import { createWorld } from '#mocks/create-world.ts'
import { takeNote } from '#mocks/qa-panel/snapshots/restore-snapshot.ts'
import { createSnapshotActions } from '#mocks/qa-panel/snapshots/snapshot-actions.ts'
import { formatFile, formatFileName, readFile } from '#mocks/qa-panel/snapshots/snapshot-file.ts'
import { SnapshotSection } from '#mocks/qa-panel/snapshots/snapshot-section.tsx'
import type { WorldLink } from '#mocks/scenarios/link.ts'
import { diffDumps } from '#mocks/world/core/diff-rows.ts'
import { migrateSnapshot } from '#mocks/world/migrate-snapshot.ts'
import { SNAPSHOT_VERSION } from '#mocks/world/snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'

afterEach(cleanup)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const fresh = async (link: WorldLink) => {
  const world = createWorld(link)
  await world.ready
  return world.snapshot()
}

function show(world: World) {
  const going = { use: vi.fn(), load: vi.fn(), fresh }
  const snapshots = createSnapshotActions(world, going)
  return { ...going, part: renderSection(<SnapshotSection />, world, { snapshots }) }
}

async function keep(part: ReturnType<typeof show>['part'], name: string) {
  fireEvent.input(part.getByRole('textbox', { name: 'Name' }), { target: { value: name } })
  fireEvent.click(part.getByRole('button', { name: 'Save snapshot' }))
  await part.findByRole('button', { name: `Restore: ${name}` })
}

const favour = (world: World) => {
  const nodeId = world.catalogue.byType('RNG')[40]?.nodeId
  return call(world, 'POST', '/wps/relay/favoriteGame', { body: { nodeId } })
}

test('a world is saved by name, compared row by row with the current one, and restored with its session and page', async () => {
  const world = await createTestWorld('member')
  const { part, load } = show(world)
  history.replaceState(null, '', '/slots?page=2')
  sessionStorage.setItem('token', String(world.visitor.token))
  await keep(part, 'before')
  await favour(world)
  history.replaceState(null, '', '/')
  sessionStorage.removeItem('token')
  fireEvent.click(part.getByRole('button', { name: 'Compare: before' }))
  const region = await part.findByRole('region', { name: 'Changes since snapshot' })
  await part.findByText('1 row has changed since “before”.')
  const [details] = region.querySelectorAll('details')
  expect(details?.textContent).toBe('favorites1 added')
  fireEvent.click(part.getByRole('button', { name: 'Restore: before' }))
  await waitFor(() => expect(load).toHaveBeenCalledWith('/slots?page=2'))
  expect(sessionStorage.getItem('token')).toBe(world.visitor.token)
  expect(takeNote()).toBe('“before” is restored.')
  fireEvent.click(part.getByRole('button', { name: 'Delete: before' }))
  await part.findByText('No snapshots yet.')
})

test('a snapshot of another link opens that link and is restored there', async () => {
  const member = await createTestWorld('member')
  const guest = await createTestWorld('guest')
  const { part, use, load } = show(guest)
  const file = new File([JSON.stringify(member.snapshot())], 'a member.snapshot.json')
  fireEvent.change(part.getByLabelText('Import file'), { target: { files: [file] } })
  fireEvent.click(await part.findByRole('button', { name: 'Restore: a member' }))
  await waitFor(() =>
    expect(use).toHaveBeenCalledWith('?scenario=member&seed=7&clock=2026-11-20T09:00:00Z', '/'),
  )
  expect(load).not.toHaveBeenCalled()
  expect(localStorage.getItem('portal-mock:restoring')).toContain('\na member')
})

test('an invalid snapshot is refused with a message', async () => {
  const { part } = show(await createTestWorld('guest'))
  const take = (text: string) =>
    fireEvent.change(part.getByLabelText('Import file'), {
      target: { files: [new File([text], 'x.json')] },
    })
  take('{')
  await part.findByText('This file is not valid JSON.')
  take('{"a":1}')
  await part.findByText('This is no snapshot of a fake world.')
})

test("a file also has the tab's state, and is a valid snapshot all the same", async () => {
  const world = await createTestWorld('member')
  const kept = { n: 3, at: 1, name: 'one', path: '/rng', token: 't', snapshot: world.snapshot() }
  const text = formatFile(kept)
  expect(readFile(text, 'other.json', 2)).toEqual(kept)
  await world.restore(JSON.parse(text))
  const bare = readFile(JSON.stringify(world.snapshot()), 'a bet.snapshot.json', 2)
  expect(bare).toMatchObject({ name: 'a bet', at: 2, path: '/', token: null })
  expect(formatFileName({ ...kept, name: 'প্রথম bet!' })).toBe('প্রথম-bet-.snapshot.json')
})

test('an older snapshot is completed and says so; an unreadable one is refused with a message', async () => {
  const world = await createTestWorld('member')
  const now = world.snapshot()
  const { contracts: _, ...rows } = now.rows
  const older = { ...now, version: 4, rows: { ...rows, coupons: [{ id: 1 }] } }
  const { snapshot, notes } = migrateSnapshot(older, now)
  expect(notes).toEqual([
    'It was of version 4.',
    'It did not know contracts: they stay as they are.',
    'Nobody keeps coupons any more.',
  ])
  await world.restore(snapshot)
  expect(world.db.contracts.count()).toBe(now.rows.contracts.length)
  const withoutExpiry = now.rows.sessions.map(({ expiresAt: _, ...session }) => session)
  const partial = migrateSnapshot({ ...now, rows: { ...now.rows, sessions: withoutExpiry } }, now)
  expect(partial.notes).toEqual(['It did not know sessions.expiresAt: empty now.'])
  expect(() =>
    migrateSnapshot({ ...now, rows: { ...now.rows, sessions: [{ token: 7 }] } }, now),
  ).toThrow(/^Its table sessions is not as this fake backend keeps it/)
  expect(() => migrateSnapshot({ ...now, version: SNAPSHOT_VERSION + 1 }, now)).toThrow(
    'use a newer state',
  )
})

test('a snapshot of version 7 keeps what two renamed columns held', async () => {
  const world = await createTestWorld('limits-set+withdraw-every-state')
  const now = world.snapshot()
  const memberLimits = now.rows.memberLimits.map(({ pending, ...row }) => ({
    ...row,
    wish: pending,
  }))
  const withdrawals = now.rows.withdrawals.map(({ outcome, ...row }) => ({
    ...row,
    truth: outcome,
  }))
  const rows = { ...now.rows, memberLimits, withdrawals }
  const { snapshot, notes } = migrateSnapshot({ ...now, version: 7, rows }, now)
  expect(notes).toEqual(['It was of version 7.'])
  expect(snapshot.rows).toEqual(now.rows)
  expect(memberLimits.some(({ wish }) => wish !== null)).toBe(true)
  expect(withdrawals.length).toBeGreaterThan(0)
})

test('rows are matched by their id, or by the member they belong to', async () => {
  const world = await createTestWorld('member')
  const before = world.snapshot().rows
  await world.db.members.update({ account: 'rahim' }, (row) => {
    row.passwordState = 'expired'
  })
  await world.db.wallets.update({ memberId: 1001 }, (row) => {
    row.balance = '7.00'
  })
  world.db.favorites.remove({ memberId: 1001 })
  const edits = diffDumps(before, world.snapshot().rows)
  const of = (table: string) => edits.filter((edit) => edit.table === table)
  expect(of('members')).toEqual([
    expect.objectContaining({ row: '1001', after: { passwordState: 'expired' } }),
  ])
  expect(of('wallets')).toEqual([expect.objectContaining({ after: { balance: '7.00' } })])
  expect(of('favorites').every(({ after }) => after === null)).toBe(true)
})

/** The address in the link of a saved world. */
async function carried(part: ReturnType<typeof show>['part'], name: string) {
  fireEvent.click(part.getByRole('button', { name: `Link: ${name}` }))
  await part.findByText(/anyone who opens it gets/)
  const field = part.getByRole<HTMLInputElement>('textbox', { name: "Link with the world's data" })
  return new URL(field.value)
}

/** Opens an address in a new world. */
async function opened({ pathname, search, hash }: URL) {
  history.replaceState(null, '', pathname + search + hash)
  const world = createWorld(search)
  await world.ready
  return world
}

test('a link has the current state of the world, its clock and its session, and leaves the address', async () => {
  const world = await createTestWorld('member')
  const { part } = show(world)
  await favour(world)
  world.clock.advance('90m')
  sessionStorage.setItem('token', String(world.visitor.token))
  history.replaceState(null, '', '/slots')
  await keep(part, 'liked')
  const address = await carried(part, 'liked')
  expect(address.href.length).toBeLessThan(2000)
  sessionStorage.clear()
  const other = await opened(address)
  const taken = takeLinkedWorld()
  expect(location.href).toBe(new URL(address.pathname + address.search, location.href).href)
  await restoreLinkedWorld(other, taken ?? '')
  expect(other.snapshot()).toEqual(world.snapshot())
  expect(sessionStorage.getItem('token')).toBe(world.visitor.token)
  expect(takeLinkedWorld()).toBe(null)
})

test('a world with a running clock is linked with a clock stopped at its start', async () => {
  const world = createWorld({ scenario: 'member', seed: 7 })
  await world.ready
  const { part } = show(world)
  await favour(world)
  await keep(part, 'running')
  const address = await carried(part, 'running')
  expect(address.searchParams.get('clock')).toBe(new Date(world.startedAt).toISOString())
  const other = await opened(address)
  await restoreLinkedWorld(other, takeLinkedWorld() ?? '')
  expect(other.snapshot().rows).toEqual(world.snapshot().rows)
})

test('a truncated link, or one from elsewhere, is refused with a message and changes nothing', async () => {
  const world = await createTestWorld('member')
  const { part } = show(world)
  await favour(world)
  await keep(part, 'liked')
  const address = await carried(part, 'liked')
  const other = await opened(address)
  const before = other.snapshot()
  const whole = takeLinkedWorld() ?? ''
  await expect(restoreLinkedWorld(other, whole.slice(0, -9))).rejects.toThrow(
    'This link is incomplete',
  )
  await favour(other)
  const grown = other.snapshot()
  await expect(restoreLinkedWorld(other, whole)).rejects.toThrow('another state of the repository')
  expect(other.snapshot()).toEqual(grown)
  expect(grown.rows.favorites.length).toBe(before.rows.favorites.length + 1)
})
