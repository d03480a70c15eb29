// @vitest-environment jsdom, of its own
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { storedReferral, storeReferral } from '#entities/visitor/referral.ts'
import { remember } from '#session/remember.ts'
import { session } from '#session/store.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

const refuses = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A browser that blocks cookies, storage and databases. Some of them throw on the first access. */
function blockAll() {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuses)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuses)
  for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuses)
  vi.stubGlobal('indexedDB', { open: refuses })
}

afterEach(async () => {
  vi.restoreAllMocks()
  await closePortal()
})

test('D-019 a link’s code and remember-me work without cookies that throw', async () => {
  blockAll()
  expect(storeReferral('?aff=PARTNER1')).toBe('PARTNER1')
  expect(storedReferral().affiliate).toBe('PARTNER1')
  await expect(remember.load()).resolves.toBeNull()
  await expect(remember.clear()).resolves.toBeUndefined()
})

test('D-095 a visitor whose browser blocks them can log in and use the portal', async () => {
  await openPortal(frozenLink('guest'), '/promotions?popup=login&aff=PARTNER1')
  blockAll()
  const dialog = within(await screen.findByRole('dialog'))
  fillIn(dialog.getByLabelText('Username', { selector: 'input' }), 'rahim')
  fillIn(dialog.getByLabelText('Password'), 'gold1234')
  fireEvent.click(dialog.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(session.get('token')).not.toBeNull())
  await waitFor(() =>
    within(screen.getByRole('banner')).getByRole('button', { name: /’s account/ }),
  )
})
