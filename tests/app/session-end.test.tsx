// @vitest-environment jsdom, of its own

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/transport/query-client.ts'
import { privateKey, publicKey } from '#api/transport/query-keys.ts'
import { formDrafts } from '#session/drafts.ts'
import { clearVisitor } from '#session/end.ts'
import { endSession, onSessionEndedElsewhere } from '#session/other-tabs.ts'
import { privateRecords, sharedRecords } from '#session/private-records.ts'
import { session } from '#session/store.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'
const banner = () => within(screen.getByRole('banner'))
const isMember = () => banner().findByRole('button', { name: /^Rahim’s account/ })
const isGuest = () => banner().findByRole('button', { name: 'Log in' })

/**
 * Rahim logs out in the other tab. The message is repeated until this tab, which listens from its idle time on,
 * receives it.
 */
const endElsewhere = (tab: BroadcastChannel) =>
  waitFor(
    () => {
      tab.postMessage({ ended: 'rahim' })
      expect(session.get('token')).toBeNull()
    },
    { timeout: 10_000 },
  )

const otherTab = () => new BroadcastChannel('portal-session')

afterEach(async () => {
  await closePortal()
  session.clear()
  sessionStorage.clear()
})

describe('the end of a session', () => {
  test('AUT-30 AUT-31 private data is removed, the merchant code is kept', () => {
    const client = createQueryClient()
    session.set('token', 'token-of-rahim')
    session.set('account', 'rahim')
    session.set('merchantCode', 'suborno')
    client.setQueryData(privateKey('wallet', 'balance', 'token-of-rahim'), 1)
    client.setQueryData(privateKey('member', 'info', 'token-of-rahim'), 1)
    client.setQueryData(privateKey('favorites', 'ids', 'token-of-rahim'), 1)
    client.setQueryData(['unstated', 'recent', 'token-of-rahim', 'EN'], 1)
    client.setQueryData(privateKey('content', 'announcements', 'EN', 'token-of-rahim'), 1)
    client.setQueryData(publicKey('system', 'config'), 1)
    clearVisitor(client)
    expect(session.get('token')).toBeNull()
    expect(session.get('account')).toBeNull()
    expect(session.get('merchantCode')).toBe('suborno')
    const kept = client.getQueryCache().getAll()
    expect(kept.map(({ queryKey }) => queryKey)).toEqual([publicKey('system', 'config')])
  })

  test('D-023 happens once per token, and not to the next one', () => {
    const client = createQueryClient()
    const forgets = vi.spyOn(client, 'removeQueries')
    session.set('token', 'token-one')
    endSession(client, 'token-one')
    endSession(client, 'token-one')
    session.set('token', 'token-two')
    endSession(client, 'token-one')
    expect(forgets).toHaveBeenCalledOnce()
    expect(session.get('token')).toBe('token-two')
  })

  test('D-023 is sent to the other tabs only', async () => {
    const tab = otherTab()
    const listener = vi.fn()
    const here = vi.fn()
    tab.addEventListener('message', (event) => listener(event.data))
    const stop = onSessionEndedElsewhere(here)
    session.set('token', 'token-one')
    session.set('account', 'rahim')
    endSession(createQueryClient())
    await waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith({ ended: 'rahim' }))
    expect(here).not.toHaveBeenCalled()
    stop()
    tab.close()
  })

  test('D-023 other messages of other tabs are ignored', async () => {
    const tab = otherTab()
    const here = vi.fn()
    const stop = onSessionEndedElsewhere(here)
    session.set('account', 'rahim')
    for (const word of [null, 'ended', { ended: true }, { ended: 'nodi' }]) tab.postMessage(word)
    tab.postMessage({ ended: 'rahim' })
    await waitFor(() => expect(here).toHaveBeenCalledOnce())
    stop()
    tab.close()
  })
})

describe('a portal whose session ends', () => {
  test('D-023 in another tab shows a guest here', async () => {
    await openPortal(`?scenario=member&${CLOCK}`, '/promotions')
    await isMember()
    const tab = otherTab()
    await endElsewhere(tab)
    await isGuest()
    expect(sessionStorage.getItem('token')).toBeNull()
    tab.close()
  })

  test('D-013 by a 401 shows a guest here', async () => {
    const { world, client } = await openPortal(`?scenario=member&${CLOCK}`, '/promotions')
    await isMember()
    await world.db.sessions.update({ token: world.visitor.token ?? '' }, (row) => {
      row.ended = 'kicked'
    })
    await client.refetchQueries({ queryKey: privateKey('wallet') })
    await isGuest()
  })

  test('AUT-30 D-013 by a log-out that the server answers with 401 is a log-out', async () => {
    const shown = vi.spyOn(toast, 'show')
    const { world, address } = await openPortal(`?scenario=member&${CLOCK}`, '/promotions')
    await isMember()
    formDrafts.set('feedback', { text: 'half a sentence' })
    for (const records of [privateRecords, sharedRecords])
      records.write('open-round', { roundId: 'r1' }, 'rahim')
    world.faults.set('logout', { kind: 'status', status: 401 })
    await userEvent.click(banner().getByRole('button', { name: /^Rahim’s account/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Log|Sign) out$/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await isGuest()
    expect(address()).toBe('/')
    expect(shown).not.toHaveBeenCalled()
    expect(formDrafts.held()).toBe(false)
    for (const records of [privateRecords, sharedRecords])
      expect(records.read('open-round', (value) => value, 'rahim')).toBeNull()
    shown.mockRestore()
  })

  test('SYS-22 a member whose data cannot be loaded is no guest: a message says so, and it is retried', async () => {
    const shown = vi.spyOn(toast, 'show')
    await openPortal(`?scenario=member+http-500&${CLOCK}`, '/promotions')
    await waitFor(() =>
      expect(shown.mock.calls.map(([{ message }]) => message)).toContain(
        'We could not load your account. Still trying.',
      ),
    )
    expect(banner().queryByRole('button', { name: 'Log in' })).toBeNull()
    expect(session.get('token')).not.toBeNull()
    shown.mockRestore()
  })

  test('D-023 in another tab shows a message', async () => {
    await openPortal(`?scenario=member&${CLOCK}`, '/promotions')
    await isMember()
    const shown = vi.spyOn(toast, 'show')
    const tab = otherTab()
    await endElsewhere(tab)
    expect(shown.mock.calls.map(([{ message }]) => message)).toEqual([
      'You logged out of this account in another tab.',
    ])
    shown.mockRestore()
    tab.close()
  })

  test('RTE-36 on a private page leads to the log-in', async () => {
    const { address } = await openPortal(`?scenario=member&${CLOCK}`, '/favorite')
    await isMember()
    const tab = otherTab()
    await endElsewhere(tab)
    await waitFor(() => expect(address()).toBe('/?popup=login'))
    tab.close()
  })

  test('a token that was invalid from the start shows a guest without a message', async () => {
    const { world, client } = await openPortal(`?scenario=guest&${CLOCK}`, '/promotions')
    expect(world.visitor.token).toBeNull()
    session.set('token', 'token-nobody-knows')
    await waitFor(() => expect(session.get('token')).toBeNull())
    await isGuest()
    for (const [, known] of client.getQueriesData({ queryKey: privateKey('member') })) {
      expect(known).toBeUndefined()
    }
  })
})
