// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { Secret, TOTP } from 'otpauth'
import { afterEach, describe, expect, test } from 'vitest'
import Secure from '#features/member/security/screens/secure.tsx'
import SecurityCenter from '#features/member/security/screens/security-center.tsx'
import { session } from '#session/store.ts'
import { Popup } from '#tests/harness/popup.tsx'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

afterEach(closePortal)

const open = (scenario = 'member', search = '') =>
  openPortal(frozenLink(scenario), `/member${search}`, {
    view: (
      <>
        <SecurityCenter />
        <Popup at="secure" part={Secure} />
      </>
    ),
    texts: ['security', 'member', 'forms'],
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('MBR-01 D-064 my account', () => {
  test('shows score and measures, and links to what is missing', async () => {
    const { user, address } = await open('member+payment-password-unset')
    await screen.findByText('60 of 100')
    expect(screen.getByText('+880 •••• 0000')).toBeTruthy()
    await user.click(await button('Set it now'))
    expect(address()).toBe('/member?popup=payment-password')
  })

  test('a number is bound with the code sent to it', async () => {
    const { user, bodies } = await open('member', '?popup=secure&do=mobile')
    fillIn(await screen.findByLabelText('New mobile number'), '01812345678')
    await user.click(await button('Send code'))
    await screen.findByText('The code is on its way.')
    fillIn(screen.getByLabelText('Verification code'), '২৪৬৮১০')
    await user.click(await button('Save'))
    await screen.findByText('+880 •••• 5678')
    expect(bodies('bindMobile')).toMatchObject([{ mobileNum: '1812345678', code: '246810' }])
  })

  test('F-33 an authenticator is bound with one of its codes; recovery codes are shown once', async () => {
    const { user, world, client, count } = await open('member', '?popup=secure&do=totp')
    const dialog = within(await screen.findByRole('dialog'))
    const secret = (await dialog.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)).textContent ?? ''
    fillIn(dialog.getByLabelText('Code from the app'), '000000')
    await user.click(dialog.getByRole('button', { name: 'Set up' }))
    await dialog.findByText(/That code is incorrect/)
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
    const code = app.generate({ timestamp: world.clock.now() })
    fillIn(dialog.getByLabelText('Code from the app'), code)
    await user.click(dialog.getByRole('button', { name: 'Set up' }))
    const codes = await dialog.findByRole('list', { name: 'Recovery codes' })
    expect(within(codes).getAllByRole('listitem')).toHaveLength(8)
    expect(count('startTotp')).toBe(1)
    await user.click(dialog.getByRole('button', { name: 'Copy all codes' }))
    expect(await navigator.clipboard.readText()).toMatch(/^(\w{4}-\w{4}\n?){8}$/)
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
    expect(kept).not.toContain(secret.replaceAll(' ', ''))
    await user.click(dialog.getByRole('button', { name: 'I have saved them' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(JSON.stringify(client.getQueryCache().findAll({ queryKey: ['private'] }))).not.toContain(
      'otpauth',
    )
  })

  test('F-33 another session is ended after a question; the current one has no button', async () => {
    const { user, count } = await open()
    await user.click(await button('Log out Chrome · Android'))
    const ask = within(await screen.findByRole('alertdialog'))
    await user.click(ask.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull())
    // WCAG 2.4.3: the row has disappeared with its button.
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/))
    expect(screen.getByText('This device')).toBeTruthy()
    expect(count('revokeSession')).toBe(1)
    expect(session.get('token')).not.toBeNull()
  })

  test('F-33 F-39 log-ins and actions are loaded when they are opened', async () => {
    const { user, count } = await open()
    expect(count('getAuditTrail')).toBe(0)
    await user.click(await button('Account activity'))
    await screen.findByText('Payment password set')
    await user.click(await button('Login history'))
    expect((await screen.findAllByText('Failed')).length).toBeGreaterThan(0)
  })

  test('closing needs a confirmation, the password and an empty wallet', async () => {
    const { user, count } = await open('member', '?popup=secure&do=close')
    const dialog = within(await screen.findByRole('dialog'))
    fillIn(dialog.getByLabelText('Login password'), 'gold1234')
    await user.click(dialog.getByRole('button', { name: 'Close permanently' }))
    expect(count('closeAccount')).toBe(0)
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Close permanently' }))
    await dialog.findByText(/The account cannot be closed yet/)
    dialog.getByText(/in your main wallet. Withdraw it first/)
    dialog.getByText(/arrives after the closing stays yours/)
    expect(toast.entries()).toEqual([])
    expect(session.get('token')).not.toBeNull()
  })
})
