// @vitest-environment jsdom, of its own
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletQueries } from '#api/money/wallet.ts'
import { session } from '#session/store.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

let report = vi.spyOn(console, 'error')
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

const BALANCE = '/wps/v2/wallets/balance'
const banner = () => within(screen.getByRole('banner'))

/** From here on the balance is a number, which breaks the contract. */
function breakBalance(): void {
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await send(request)
    if (new URL(request.url).pathname !== BALANCE) return response
    const body = await response.json()
    return Response.json({ ...body, value: { ...body.value, balance: 25 } })
  })
}

async function openAsMember() {
  const portal = await openPortal(frozenLink('member'), '/promotions')
  await banner().findByRole('button', { name: /’s account/ })
  await banner().findByText('25,480.50')
  return portal
}

test('ADR 22: a numeric balance is refused: the last one is shown as outdated, and the fault is reported once', async () => {
  const { user } = await openAsMember()
  breakBalance()
  await user.click(banner().getByRole('button', { name: /Refresh/ }))
  await expect.poll(() => report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]?.[0]).toContain(`GET ${BALANCE} breaks the contract at ".balance"`)
  expect(banner().getByText('25,480.50')).toBeTruthy()
  expect(banner().getByRole('button', { name: /’s account/ })).toBeTruthy()
})

test('ADR 22: a failing part of the header leaves menu and log-out in place', async () => {
  const { client, user } = await openAsMember()
  const { queryKey } = walletQueries.balance(session.get('token') ?? '')
  act(() => {
    client.setQueryData(queryKey, JSON.parse('{"balance":25}'))
  })
  await expect.poll(() => banner().queryByRole('group', { name: 'Balance' })).toBeNull()
  await user.click(banner().getByRole('button', { name: /’s account/ }))
  await screen.findByRole('menuitem', { name: 'Log out' })
  expect(screen.queryByText('Something went wrong on our side')).toBeNull()
})

test('ADR 22: a configuration without its lists starts the portal with defaults and is reported', async () => {
  await openPortal(frozenLink('member+missing-arrays'), '/promotions')
  await banner().findByRole('button', { name: /’s account/ })
  const places = report.mock.calls.map(([line]) => String(line))
  expect(places.some((line) => line.includes('settings/consolidated'))).toBe(true)
})
