// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PhoneNav } from '#app/menus/phone-nav.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const places = async (scenario: string) => {
  await openPortal(frozenLink(scenario), '/promotions', { view: <PhoneNav />, texts: ['shell'] })
  const bar = screen.getByRole('navigation', { name: 'Quick menu' })
  return [...bar.querySelectorAll('a, button')].map((item) => item.textContent)
}

describe('the bottom bar of a phone', () => {
  test('a guest can register and log in', async () => {
    expect(await places('guest')).toEqual(['Menu', 'Games', 'Register', 'Promotions', 'Log in'])
  })

  // The token tells the portal that a member is logged in before it knows who.
  test('whoever has a token is not asked to log in while the account is being fetched', async () => {
    expect(await places('member')).toEqual(['Menu', 'Games', 'Deposit', 'Promotions', 'Account'])
  })
})
