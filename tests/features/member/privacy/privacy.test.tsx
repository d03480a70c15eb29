// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import PrivacyPage from '#features/member/privacy/screens/privacy.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = () =>
  openPortal(frozenLink('member'), '/member?page=privacy', {
    view: <PrivacyPage />,
    texts: ['privacy', 'member', 'forms'],
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('F-40 F-34 consents show version and time; marketing is off by default, and can be allowed and revoked', async () => {
  const { bodies, user } = await open()
  const sms = await screen.findByRole('switch', { name: 'By SMS' })
  expect(sms).toHaveProperty('checked', false)
  fireEvent.click(sms)
  await screen.findByText(/^Allowed on/)
  fireEvent.click(screen.getByRole('switch', { name: 'By SMS' }))
  await screen.findByText(/^Withdrawn on/)
  const agree = await screen.findByRole('button', { name: 'Agree to version 2026-09' })
  await user.click(agree)
  await waitFor(() => expect(screen.queryByText(/now applies/)).toBeNull())
  // WCAG 2.4.3: the pressed button has disappeared.
  await waitFor(() =>
    expect(document.activeElement).toHaveProperty('textContent', 'Terms and conditions'),
  )
  expect(bodies('setConsent')).toEqual([
    { kind: 'MARKETING_SMS', given: true },
    { kind: 'MARKETING_SMS', given: false },
    { kind: 'TERMS', given: true, version: '2026-09' },
  ])
})

test('F-40 a deletion needs a confirmation, shows its day, and can be cancelled', async () => {
  const { count, world } = await open()
  await press('Request deletion')
  const submit = await screen.findByRole('button', { name: 'Delete my data' })
  fireEvent.click(submit)
  expect(count('requestErasure')).toBe(0)
  fireEvent.click(screen.getByRole('checkbox', { name: /I understand/ }))
  fireEvent.click(submit)
  fireEvent.click(submit)
  await screen.findByText(/Your data will be deleted on/)
  expect(count('requestErasure')).toBe(1)
  world.faults.set('withdrawErasure', { kind: 'status', status: 500 })
  await press('Cancel and keep my data')
  await screen.findByRole('alert')
  world.faults.set('withdrawErasure', null)
  await press('Cancel and keep my data')
  await waitFor(() => expect(screen.queryByText(/will be deleted on/)).toBeNull())
})

test("F-40 the member's data is downloaded as a file", async () => {
  const { user, count } = await open()
  const make = vi.fn(() => 'blob:own')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: make, revokeObjectURL: vi.fn() }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(make).toHaveBeenCalledOnce()
  expect(count('exportData')).toBe(1)
  click.mockRestore()
})
