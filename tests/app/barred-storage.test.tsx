// @vitest-environment jsdom, of its own
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { storedReferral, takeReferral } from '../../src/entities/visitor/referral.ts'
import { remember } from '../../src/session/remember.ts'
import { session } from '../../src/session/store.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '../harness/portal.tsx'

const barred = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A browser that bars cookies, storage and databases; some throw at the first touch. */
function barAll() {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(barred)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(barred)
  for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(barred)
  vi.stubGlobal('indexedDB', { open: barred })
}

afterEach(async () => {
  vi.restoreAllMocks()
  await closePortal()
})

it('D-019 a link’s code and remember-me do without cookies that throw', async () => {
  barAll()
  expect(takeReferral('?aff=PARTNER1')).toBe('PARTNER1')
  expect(storedReferral().affiliate).toBe('PARTNER1')
  await expect(remember.load()).resolves.toBeNull()
  await expect(remember.clear()).resolves.toBeUndefined()
})

it('D-095 a visitor whose browser bars them comes in and goes about', async () => {
  await openPortal(frozenLink('guest'), '/promotions?popup=login&aff=PARTNER1')
  barAll()
  const dialog = within(await screen.findByRole('dialog'))
  fillIn(dialog.getByLabelText('User name'), 'rahim')
  fillIn(dialog.getByLabelText('Password'), 'gold1234')
  fireEvent.click(dialog.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(session.get('token')).not.toBeNull())
  await waitFor(() =>
    within(screen.getByRole('banner')).getByRole('button', { name: /^Account of/ }),
  )
})
