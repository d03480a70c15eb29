// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { memberQueries } from '#api/member/member.ts'
import { privateKey } from '#api/transport/query-keys.ts'
import { changeLanguage } from '#i18n/change-language.ts'
import { session } from '#session/store.ts'
import { closePortal } from '#tests/harness/portal.tsx'
import { closedMarks, nothingOpens, openAnnouncement, pause } from './open-announcement.tsx'

afterEach(closePortal)

const popup = () => screen.findByRole('dialog', { name: 'Announcements' })
const calls = (world: { log: { entries(): readonly { path: string }[] } }) =>
  world.log.entries().filter(({ path }) => path.startsWith('/wps/relay/announcements')).length

const item = (id: number, execution: string) => ({
  id,
  execution,
  title: `Number ${id}`,
  content: `<p>Text of ${id}</p>`,
  timestamp: id,
})

describe('once per session and kind', () => {
  test('MOD-01 ANN-03 ANN-08 a guest sees B, starting with it, and closing marks it', async () => {
    const { client } = await openAnnouncement('guest+popup-B')
    const dialog = await popup()
    const first = screen.getByRole('button', { name: /^Welcome to Suborno/ })
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(closedMarks()).toEqual([null, null])
    await userEvent.keyboard('{Escape}')
    expect(dialog.isConnected).toBe(false)
    expect(closedMarks()).toEqual([null, true])
    await act(() => client.refetchQueries({ queryKey: privateKey('content') }))
    await pause()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('ANN-01 announcements closed in this session are not requested', async () => {
    const { world } = await openAnnouncement('member+popup-A')
    session.set('USER_POPUP', true)
    await pause()
    const before = calls(world)
    await pause()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls(world)).toBe(before)
  })

  test('ANN-02 ANN-06 after a log-in the announcements are loaded again, and A opens', async () => {
    const { world } = await openAnnouncement('member+popup-A')
    const token = session.get('token') ?? ''
    act(() => session.remove('token'))
    act(() => session.set('ANONYMOUS_POPUP', true))
    await pause()
    expect(screen.queryByRole('dialog')).toBeNull()
    const before = calls(world)
    act(() => session.set('token', token))
    await popup()
    expect(calls(world)).toBe(before + 1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(closedMarks()).toEqual([true, true])
  })

  test('ANN-02 ANN-03 announcements of the other kind neither open nor are marked', async () => {
    await nothingOpens(await openAnnouncement('guest+popup-A'))
    await closePortal()
    await nothingOpens(await openAnnouncement('member+popup-B'))
  })

  test('ANN-04 F opens with A on the first visit only', async () => {
    const seed = { popup: [item(1, 'A'), item(2, 'F')] }
    const { client } = await openAnnouncement('member', '/', seed)
    await popup()
    expect(screen.queryByRole('button', { name: /Number 2/ })).toBeNull()
    const { queryKey } = memberQueries.info(session.get('token') ?? '')
    act(() => {
      client.setQueryData(queryKey, (info) => (info ? { ...info, firstTimeLogin: true } : info))
    })
    expect(await screen.findByRole('button', { name: /Number 2/ })).toBeTruthy()
    await closePortal()
    await openAnnouncement('member', '/', seed)
    act(() => session.set('firstTimeLogin', true))
    expect(await screen.findByRole('button', { name: /Number 2/ })).toBeTruthy()
  })

  test('nothing opens as for a guest before the visitor is known', async () => {
    const portal = await openAnnouncement('member+popup-B')
    await nothingOpens(portal)
    const kinds = portal.client
      .getQueryCache()
      .findAll({ queryKey: privateKey('content') })
      .filter(({ state }) => state.fetchStatus !== 'idle' || state.data !== undefined)
      .map(({ queryKey }) => queryKey.at(-1))
    expect(kinds).toEqual([session.get('token')])
  })

  test('ANN-05 another language loads the texts again', async () => {
    const { world } = await openAnnouncement('guest+popup-B')
    await popup()
    const before = calls(world)
    await act(() => changeLanguage('BN'))
    await screen.findByRole('button', { name: /^সুবর্ণে স্বাগতম/ })
    expect(calls(world)).toBe(before + 1)
  })
})

describe('never disturbs', () => {
  test('failed or empty announcements open nothing and mark nothing', async () => {
    await nothingOpens(await openAnnouncement('guest+http-500'))
    await closePortal()
    await nothingOpens(await openAnnouncement('guest+no-announcements'))
  })

  test.each(['/?popup=limits', '/game/4711', '/agent', '/agentHome', '/help', '/vnLottery'])(
    'does not open by itself at %s',
    async (route) => {
      const { world } = await openAnnouncement('guest+popup-B', route)
      await pause()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(calls(world)).toBe(0)
    },
  )

  test('waits until a menu is closed and nobody is typing', async () => {
    const menu = document.createElement('div')
    menu.setAttribute('role', 'menu')
    const field = document.createElement('input')
    document.body.append(menu, field)
    field.focus()
    await openAnnouncement('guest', '/', { popup: [item(1, 'B')] })
    await pause()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => menu.remove())
    await pause()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => field.blur())
    await popup()
    field.remove()
  })
})

describe('the pop-up', () => {
  test('MOD-17 the newest is expanded, the others by a click', async () => {
    await openAnnouncement('guest', '/', { popup: [item(1, 'B')] })
    await screen.findByText('Text of 1')
    await closePortal()
    await openAnnouncement('guest', '/', { popup: [item(1, 'B'), item(2, 'AB')] })
    await screen.findByText('Text of 2')
    expect(screen.queryByText('Text of 1')).toBeNull()
    const titles = screen.getAllByRole('button', { expanded: false })
    expect(titles.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Number 1'])
    await userEvent.click(screen.getByRole('button', { name: /Number 1/ }))
    expect((await screen.findByText('Text of 1')).closest('[hidden]')).toBeNull()
  })

  test('MOD-15 MOD-16 CST-04 nine per page, and the selected page is announced', async () => {
    const popups = Array.from({ length: 47 }, (_, i) => item(100 - i, 'B'))
    await openAnnouncement('guest', '/', { popup: popups })
    await popup()
    const titles = () => screen.getAllByRole('heading', { level: 3 })
    expect(titles()).toHaveLength(9)
    const numbers = () =>
      screen.getAllByRole('button', { name: /^Page \d/ }).map(({ textContent }) => textContent)
    expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(screen.getByRole('status').textContent).toBe('')
    const next = screen.getByRole('button', { name: 'Next page' })
    for (let page = 2; page <= 6; page += 1) await userEvent.click(next)
    expect(titles()).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('Page 6 of 6')
    // On the last page the arrow is disabled, so the focus moves to the page.
    expect(next).toHaveProperty('disabled', true)
    await waitFor(() => expect(document.activeElement?.contains(titles()[0] ?? null)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  })
})
