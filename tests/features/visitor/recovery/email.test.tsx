// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { button, dialog, field, fillEmail, findTab, openForgot, toMobile } from './forgot-popup.tsx'

afterEach(async () => {
  formDrafts.clear()
  await closePortal()
})

const send = () => button('Send email')
const shown = () => toast.entries().map(({ tone, message }) => `${tone} ${message}`)

describe('MOD-06 MOD-22 by email', () => {
  test('MOD-06 MOD-22 MOD-23 opens on the first of two tabs', async () => {
    await openForgot()
    expect(screen.getByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy()
    expect(findTab('By email').getAttribute('aria-selected')).toBe('true')
    expect(findTab('By mobile').getAttribute('aria-selected')).toBe('false')
    expect(field('Username')).toBeTruthy()
  })

  test('VAL-56 VAL-57 both fields are required; spaces are ignored', async () => {
    const { user, count } = await openForgot()
    fillIn(field('Username'), '   ')
    await user.click(send())
    await dialog().findByText('Enter your username')
    expect(dialog().getByText('Input cannot be empty')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
    expect(count('sendPasswordEmail')).toBe(0)
  })

  test.each(['rahim.suborno', 'rahim@', 'rahim@suborno', 'ra him@suborno.example', '@suborno.com'])(
    'VAL-57 %s is not an address',
    async (email) => {
      const { user, count } = await openForgot()
      fillEmail(email)
      await user.click(send())
      await dialog().findByText('Enter a valid email address')
      await waitFor(() => expect(document.activeElement).toBe(field('Email')))
      expect(count('sendPasswordEmail')).toBe(0)
    },
  )

  test('AUT-27 API-15 confirms once that the email is sent, with a hint if it does not arrive, and closes', async () => {
    const close = vi.fn()
    const { user, world, count } = await openForgot('guest', close)
    fillEmail()
    await user.click(send())
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(shown()).toEqual([
      'success We sent you an email. Not there in five minutes? Check your spam folder.',
    ])
    expect(count('sendPasswordEmail')).toBe(1)
    const call = world.log.entries().find(({ operationId }) => operationId === 'sendPasswordEmail')
    expect(call).toMatchObject({ status: 200 })
  })

  test('AUT-27 the message links to customer service', async () => {
    const { user, address } = await openForgot()
    fillEmail()
    await user.click(send())
    await waitFor(() => expect(shown()).toHaveLength(1))
    toast.entries()[0]?.action?.run()
    await waitFor(() => expect(address()).toBe('/promotions?popup=chat'))
  })

  test('AUT-27 a pop-up that was closed meanwhile is not closed again, but the message is shown', async () => {
    const close = vi.fn()
    const { user, world } = await openForgot('guest', close)
    const held = world.hold('sendPasswordEmail')
    fillEmail()
    await user.click(send())
    await held.arrived()
    cleanup()
    held.release()
    await waitFor(() => expect(shown()).toHaveLength(1))
    expect(close).not.toHaveBeenCalled()
  })

  test('ERR-16 an unknown pair is reported once, at the form, and the input is kept', async () => {
    const { user } = await openForgot()
    fillEmail('other@suborno.example')
    await user.click(send())
    const messages = await dialog().findAllByText('Username/Email does not exist')
    expect(messages).toHaveLength(1)
    expect(messages[0]?.closest('[role="alert"]')).toBeTruthy()
    expect(shown()).toEqual([])
    expect([field('Username').value, field('Email').value]).toEqual([
      ' rahim ',
      'other@suborno.example',
    ])
  })

  test('function.not.available is reported at the form', async () => {
    const { user } = await openForgot('guest+functions-off')
    fillEmail()
    await user.click(send())
    await waitFor(() => expect(dialog().getByRole('alert').textContent).not.toBe(''))
  })

  test('MOD-06 input is kept in the other tab and a closed pop-up until a success', async () => {
    const { user } = await openForgot()
    fillEmail()
    await toMobile(user)
    await user.click(findTab('By email'))
    expect(field('Email').value).toBe('rahim@suborno.example')
    await closePortal()
    const again = await openForgot()
    expect([field('Username').value, field('Email').value]).toEqual([
      ' rahim ',
      'rahim@suborno.example',
    ])
    await again.user.click(send())
    await waitFor(() => expect(formDrafts.get('recover-email')).toBeNull())
  })

  test('ROL-01 links to log-in and customer service are there for everybody', async () => {
    const { user, address } = await openForgot()
    await user.click(button('Log in'))
    expect(address()).toBe('/promotions?popup=login')
    await user.click(button('Customer service'))
    expect(address()).toBe('/promotions?popup=chat')
  })
})
