// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PaymentPasswordPart } from '#patterns/forms/payment-password-part.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = (scenario: string) =>
  openPortal(frozenLink(scenario), '/promotions?lottery=1', {
    view: <PaymentPasswordPart error={undefined} />,
    texts: ['forms'],
  })

test('VAL-76 D-064 is one masked field that no browser stores, with a link to the code', async () => {
  const { user, address } = await open('member')
  const field = screen.getByLabelText('Payment password')
  expect(field.getAttribute('type')).toBe('password')
  expect(field.getAttribute('autocomplete')).toBe('off')
  await user.click(screen.getByRole('button', { name: 'Forgot it?' }))
  expect(address()).toBe('/promotions?lottery=1&popup=payment-password&forgot=1')
})

test('D-064 a member without one gets a link to set it', async () => {
  const { user, address } = await open('member+payment-password-unset')
  await user.click(await screen.findByRole('button', { name: 'Set a payment password' }))
  expect(screen.queryByLabelText('Payment password')).toBeNull()
  await waitFor(() => expect(address()).toBe('/promotions?lottery=1&popup=payment-password'))
})
