// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import Analytics from '#app/boot/analytics/analytics.tsx'
import { track } from '#patterns/analytics.ts'
import { analyticsConsent, parseGtagId } from '#patterns/analytics-consent.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

const ID = 'G-TEST1234'

const script = () => document.querySelector<HTMLScriptElement>('script[data-analytics]')
const reported = (): unknown[] => {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(layer) ? layer.map((call) => Array.from(call)) : []
}

afterEach(async () => {
  await closePortal()
  localStorage.clear()
  script()?.remove()
  Reflect.deleteProperty(window, 'dataLayer')
})

const open = () =>
  openPortal(frozenLink('guest'), '/promotions?id=1&token=secret', {
    view: <Analytics id={ID} />,
    texts: ['frame'],
  })

test('SYS-18 an invalid id is never part of an address', () => {
  expect([ID, 'UA-1', 'G-1&x=y', 'G-TEST1234"', '', null].map(parseGtagId)).toEqual([
    ID,
    ...Array.from({ length: 5 }, () => null),
  ])
})

test('D-089 nothing is loaded or stored before consent; then pages and launches are reported without personal data', async () => {
  await open()
  const user = userEvent.setup()
  track({ name: 'launch', game: 7, demo: false })
  expect(script()).toBeNull()
  expect(reported()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  await waitFor(() =>
    expect(script()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`),
  )
  track({ name: 'launch', game: 8, demo: true })
  expect(reported()).toContainEqual(['event', 'launch', { game: 8, demo: true }])
  expect(reported()).toContainEqual([
    'event',
    'page_view',
    { page_location: `${location.origin}/promotions`, page_path: '/promotions' },
  ])
  expect(JSON.stringify(reported())).not.toMatch(/secret|"game":7/)
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
})

test('D-089 a refusal is kept, and a choice can be changed both ways', async () => {
  await open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(script()).toBeNull()
  act(() => analyticsConsent.ask())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Allow analytics?' }))
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(script()).not.toBeNull())
  act(() => analyticsConsent.ask())
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true)
  const before = reported().length
  track({ name: 'launch', game: 9, demo: false })
  expect(reported()).toHaveLength(before)
})
