// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import { withReturnAddress } from '#session/return-address.ts'
import { session } from '#session/store.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import {
  errorAt,
  field,
  fillAll,
  fillByMobile,
  findMoreButton,
  openRegister,
  submit,
} from './register-popup.tsx'

afterEach(closePortal)

async function ready(scenario = 'guest') {
  const opened = await openRegister(scenario)
  await fillAll(opened)
  return opened
}

describe('a success', () => {
  test('REG-05 RTE-44 MOD-26 logs in and is welcomed on the home page', async () => {
    const { user, world, address } = await ready()
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/?popup=welcome'))
    expect(world.db.members.find({ account: 'shapla88' })?.mobile).toBe('1799000001')
    expect(session.get('token')).not.toBeNull()
  })

  test('after the pop-up was closed keeps the account and revokes its log-in', async () => {
    const opened = await ready()
    const release = opened.hold('registerMember')
    await opened.user.click(submit())
    await waitFor(() => expect(opened.count('registerMember')).toBe(1))
    opened.show(<p>elsewhere</p>, '/help')
    release()
    await waitFor(() => expect(opened.count('logout')).toBe(1))
    await waitFor(() => expect(toast.entries()).toHaveLength(1))
    expect(toast.entries()[0]?.message).toBe('Your account is ready. Log in.')
    expect(session.get('token')).toBeNull()
    expect(opened.address()).toBe('/help')
    expect(opened.world.db.sessions.list({ ended: null })).toEqual([])
  })

  test('D-017 leads a guest back to the promotion that they wanted', async () => {
    const state = withReturnAddress('/promotions?id=1&apply=1')
    const opened = await openRegister('guest', { state }, '/promotions?popup=register')
    await fillAll(opened)
    await opened.user.click(submit())
    await waitFor(() => expect(opened.address()).toBe('/promotions?id=1&apply=1&popup=welcome'))
  })

  test('REG-05 keeps the account if the log-in after it fails; a message says both', async () => {
    const { user, world, address, count } = await ready()
    world.faults.set('getMemberInfo', { kind: 'status', status: 403 })
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/?popup=login'))
    expect(toast.entries().map(({ message }) => message)).toEqual([
      'Your account is ready. Log in.',
    ])
    expect(world.db.members.find({ account: 'shapla88' })?.mobile).toBe('1799000001')
    expect(session.get('token')).toBeNull()
    expect(count('registerMember')).toBe(1)
  })

  test('D-013 a lost answer offers the log-in, with the name filled in', async () => {
    const opened = await openPortal(frozenLink('guest'), '/?popup=register')
    await screen.findByText('Register', { selector: '[role="dialog"] button *' })
    await fillAll(opened)
    opened.world.faults.set('registerMember', { kind: 'lost' })
    await opened.user.click(submit())
    await screen.findByText(/your account may already exist/)
    await opened.user.click(screen.getByRole('button', { name: 'Log in with this username' }))
    expect(opened.address()).toBe('/?popup=login')
    const name = await screen.findByLabelText<HTMLInputElement>('Username', { selector: 'input' })
    await waitFor(() => expect(name.isConnected && name.value).toBe('shapla88'))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  })

  test('MOD-26 without a bonus there is no promise of one', async () => {
    const opened = await openRegister('guest', {
      config: (config) => ({ ...config, afterRegisterBonus: null }),
    })
    await fillAll(opened)
    await opened.user.click(submit())
    await waitFor(() => expect(opened.address()).toBe('/'))
  })

  test('REG-04 by mobile the number is the user name', async () => {
    const opened = await openRegister('guest+register-mobile-only')
    await fillByMobile(opened)
    await opened.user.click(submit())
    await waitFor(() => expect(opened.address()).toBe('/?popup=welcome'))
    expect(opened.bodies('registerMobile')).toMatchObject([
      { username: '1799000001', mobileNum: '1799000001' },
    ])
  })
})

describe('an invitation', () => {
  test('REG-02 REG-03 ERR-02 is checked before anything is sent, and reported at its field', async () => {
    const { user, count } = await ready('guest+affiliate-required')
    fillIn(field('affiliateCode'), 'NOBODY')
    await user.click(submit())
    await waitFor(() => expect(errorAt('affiliateCode')).toContain('Invalid invitation code'))
    expect([count('checkAffiliate'), count('registerMember')]).toEqual([1, 0])
    await waitFor(() => expect(document.activeElement).toBe(field('affiliateCode')))
  })

  test('REG-02 a valid code is sent with the registration', async () => {
    const { user, count, address } = await ready('guest+affiliate-required')
    fillIn(field('affiliateCode'), 'AFF2026')
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/?popup=welcome'))
    expect([count('checkAffiliate'), count('registerMember')]).toEqual([1, 1])
  })

  test('REG-03 a wrong code is reported when the field is left', async () => {
    await openRegister()
    fireEvent.click(findMoreButton())
    fillIn(field('affiliateCode'), 'NOBODY')
    fireEvent.blur(field('affiliateCode'))
    await waitFor(() => expect(errorAt('affiliateCode')).toContain('Invalid invitation code'))
  })

  test('RTE-07 ENT-07 its address opens the pop-up with the codes in their fields', async () => {
    await openPortal(frozenLink('guest'), '/register?aff=AFF2026&ref=RAHIM7')
    await screen.findByRole('dialog', { name: 'Create your account' })
    await screen.findByRole('button', { name: 'Send code' })
    expect([field('affiliateCode').value, field('recommenderId').value]).toEqual([
      'AFF2026',
      'RAHIM7',
    ])
  })
})

describe('a refusal', () => {
  test('is shown at its field, and disappears when the field changes', async () => {
    const { user, count } = await ready()
    fillIn(field('username'), 'shirin')
    await user.click(submit())
    await waitFor(() => expect(errorAt('username')).toContain('This username is taken.'))
    await waitFor(() => expect(document.activeElement).toBe(field('username')))
    expect(field('captcha').value).toBe('')
    fillIn(field('username'), 'shirin7')
    await waitFor(() => expect(errorAt('username')).toBeNull())
    expect(count('registerMember')).toBe(1)
  })

  test('REG-07 ERR-23 a field that only the server refuses (422) shows the error', async () => {
    const opened = await openRegister()
    const { queryKey } = systemQueries.registerSettings()
    opened.client.setQueryData(queryKey, (old) => {
      const email = old?.fields.email
      if (!old || !email) return old
      return { ...old, fields: { ...old.fields, email: { ...email, acceptedPattern: '*' } } }
    })
    const { user } = opened
    await fillAll(opened)
    await user.click(findMoreButton())
    fillIn(field('email'), 'nobody at home')
    await user.click(submit())
    await waitFor(() => expect(errorAt('email')).toContain('Please enter correct information'))
    expect(opened.count('registerMember')).toBe(1)
  })
})
