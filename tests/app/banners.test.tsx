// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { bannerTexts } from '#mocks/content/announcements/announcements.ts'
import { localize } from '#mocks/content/text.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(closePortal)

const main = () => screen.findByRole('main')
const menu = () => screen.findByRole('navigation', { name: 'Main menu' })
const dialog = () => screen.findByRole('dialog')

/** The pages that show each group of banners. */
const PLACES = {
  w_home: ['/', main],
  w_promotion: ['/', main],
  w_leftmenu: ['/promotions', menu],
  w_login: ['/promotions?popup=login', dialog],
  w_register: ['/promotions?popup=register', dialog],
  w_forget: ['/promotions?popup=forgot', dialog],
} as const

const wordsOf = (group: string) =>
  bannerTexts
    .filter(({ groupName }) => groupName === group)
    .map(({ words, title }) => localize(words?.headline ?? title, 'EN'))

/** A banner says its words over its picture or, as a video, as the name of its button. */
const shows = (place: HTMLElement, words: string) =>
  within(place).queryAllByText(words).length > 0 ||
  within(place).queryAllByLabelText(words, { exact: false }).length > 0

test.each(Object.entries(PLACES))(
  'ENT-22..27 the banners of %s are shown at their place',
  async (group, [at, place]) => {
    await openPortal(link('guest'), at)
    const shown = await place()
    const words = wordsOf(group)
    expect(words).not.toEqual([])
    await waitFor(() => expect(words.filter((one) => !shows(shown, one))).toEqual([]))
  },
)

test('ENT-22..27 every group that arrives has its place', () => {
  const groups = new Set(bannerTexts.map(({ groupName }) => groupName))
  expect([...groups].sort()).toEqual(Object.keys(PLACES).sort())
})

test('ENT-24 nothing is offered in the side menu during a break', async () => {
  const { count } = await openPortal(link('member+time-out-running'), '/promotions')
  await screen.findByRole('button', { name: /’s account/ })
  await within(await menu()).findByRole('button', { name: 'Get the app' })
  await waitFor(() => expect(count('getAnnouncements')).toBeGreaterThan(0))
  expect(wordsOf('w_leftmenu').filter((one) => shows(document.body, one))).toEqual([])
})
