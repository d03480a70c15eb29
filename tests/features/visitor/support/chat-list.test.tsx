// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closePortal, type OpenedPortal } from '#tests/harness/portal.tsx'
import { findStartButton, openChat } from './chat-popup.tsx'

afterEach(closePortal)

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Customer service teams' })).getAllByRole(
    'listitem',
  )

describe('API-42 the service departments', () => {
  test('available ones come first, with state, waiting time and languages', async () => {
    await openChat({
      prepare: ({ amend }) =>
        amend('getLiveChatModels', ({ list }) => ({ list: [...list].reverse() })),
    })
    const texts = (await rows()).map(({ textContent }) => textContent)
    expect(texts[0]).toMatch(/Deposits and withdrawals.*Online.*Wait: about 6 minutes/)
    expect(texts[1]).toMatch(/General questions.*Online.*Wait: about 2 minutes/)
    expect(texts[1]).toMatch(/In (Bangla|Bengali) and English/)
    expect(texts[2]).toMatch(/For agents.*Offline.*Nobody is available right now/)
  })

  test('a closed department cannot be selected', async () => {
    await openChat()
    await findStartButton()
    expect(screen.queryByRole('button', { name: 'Start chat: For agents' })).toBeNull()
  })

  test.each([
    ['no waiting time', { waitMinutes: 0 }, /right away/],
    ['one minute', { waitMinutes: 1 }, /Wait: about 1 minute/],
    ['an unknown waiting time', { waitMinutes: null }, /not known yet/],
    ['an unknown language', { languages: ['QQ'] }, /minutesStart/],
  ])('%s', async (_, facts, words) => {
    await openChat({
      prepare: ({ amend }) =>
        amend('getLiveChatModels', ({ list }) => ({
          list: list.slice(0, 1).map((department) => ({ ...department, ...facts })),
        })),
    })
    expect((await rows())[0]?.textContent).toMatch(words)
  })

  test('placeholders are shown while they load', async () => {
    await openChat({ prepare: ({ hold }) => void hold('getLiveChatModels') })
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  })

  test('that fail to load can be retried', async () => {
    const { user, world } = await openChat({
      prepare: (opened: OpenedPortal) =>
        void opened.world.faults.set('getLiveChatModels', { kind: 'status', status: 429 }),
    })
    await screen.findByText(/Too many attempts/)
    world.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findStartButton()
  })

  test('that are disabled are no failure: no retry, and other contacts stay', async () => {
    const off = { kind: 'refusal', code: 'function.not.available' } as const
    await openChat({ prepare: ({ world }) => void world.faults.set('getLiveChatModels', off) })
    await screen.findByText(/not available right now/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Give feedback' })).toBeTruthy()
  })
})
