// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { session } from '#session/store.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = (scenario: string, search = '') =>
  openPortal(frozenLink(scenario), `/member?page=transferFund${search}`)
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount')
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))

describe('MBR-02 D-051 the wallet', () => {
  test('API-25 D-095 shows "single wallet" and one balance', async () => {
    await open('member+single-wallet')
    await screen.findByText(/^Single wallet: one balance/)
    await screen.findByText('৳25,480.50', { selector: 'section bdi' })
    expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull()
    expect(session.get('merchantWallet')).toEqual({ isSingle: true })
  })

  test('API-24 a double click moves money once, and both wallets are updated', async () => {
    const { count, bodies } = await open('member+multi-wallet', '&vendor=SLT')
    fillIn(await amount(), '১,০০০.৫')
    send()
    send()
    await screen.findByText('৳1,000.50 moved.')
    expect(bodies('transferWallet')).toEqual([
      { from: 'MAIN', to: 'SLT', amount: '1000.50', requestId: expect.any(String) },
    ])
    const row = await screen.findByRole('button', { name: 'Move back: Saltmarsh' })
    const line = row.closest('li')
    if (!line) throw new Error('There is no row.')
    await within(line).findByText('৳2,500.50')
    expect(count('transferWallet')).toBe(1)
  })

  test('D-051 errors are shown before anything is sent', async () => {
    const { count } = await open('member+multi-wallet')
    await amount()
    send()
    await screen.findByText('Choose a vendor', { selector: 'p, span' })
    await screen.findByText('Enter an amount')
    fillIn(await amount(), '0')
    await screen.findByText('Enter an amount above zero')
    fillIn(await amount(), '9999999')
    await screen.findByText('Enter ৳25,480.50 or less')
    expect(count('transferWallet')).toBe(0)
  })

  test('the outcome of a write with a lost answer is looked up; it is never repeated', async () => {
    const { count, world } = await open('member+multi-wallet+transfer-unknown', '&vendor=SLT')
    world.faults.set('getWalletTransfer', { kind: 'status', status: 500 })
    fillIn(await amount(), '500')
    send()
    await screen.findByText('We do not know yet whether it went through.')
    send()
    expect(count('transferWallet')).toBe(1)
    world.faults.delete('getWalletTransfer')
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('It went through.')
    expect(count('transferWallet')).toBe(1)
  })

  test('a refused transfer says that nothing has moved, and keeps the input', async () => {
    const { world } = await open('member+multi-wallet', '&vendor=SLT')
    world.faults.set('transferWallet', { kind: 'refusal', code: 'vendor.maintenance' })
    fillIn(await amount(), '500')
    send()
    await screen.findByText(/^This vendor is under maintenance/)
    expect((await amount()).value).toBe('500')
  })

  test('collects all money, and switches the automatic transfer', async () => {
    const { bodies } = await open('member+multi-wallet')
    fireEvent.click(await screen.findByRole('button', { name: 'Collect all' }))
    await screen.findByText(/^Everything is back in the main wallet/)
    const auto = screen.getByRole<HTMLInputElement>('switch', { name: /Automatic transfer/ })
    await waitFor(() => expect(auto.getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(auto)
    await waitFor(() => expect(auto.checked).toBe(false))
    await waitFor(() => expect(bodies('setAutoTransfer')).toMatchObject([{ enabled: false }]))
  })

  test('F-06 shows lifetime net deposits and twelve months, newest first', async () => {
    await open('member')
    const table = await screen.findByRole('table', { name: 'The last twelve months' })
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(13)
    expect(rows[1]?.textContent).toMatch(/^Nov 2026/)
  })
})
