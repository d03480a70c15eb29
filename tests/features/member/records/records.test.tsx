// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { postEntry } from '#mocks/world/ledger/ledger.ts'
import { stubPhone } from '#tests/harness/browser.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

/** Waits for the table with rows, which replaces the skeleton's table. */
async function loaded(name: RegExp) {
  await screen.findByText(/^(All pages|Total)$/)
  return screen.getByRole('table', { name })
}

const at = (page: string, search = '') => `/member?page=${page}${search}`
const MONTH = '&days=2026-10-21..2026-11-20'

describe('MBR-06 D-058 betting record', () => {
  test('applies the address, and a filter returns to the first page', async () => {
    const { address, count } = await openPortal(
      frozenLink('member'),
      at('personalHistoryCopy', `${MONTH}&p=2&status=won`),
    )
    const table = await loaded(/^Betting record.*Bangladesh/)
    expect(within(table).queryByText('Lost')).toBeNull()
    expect(within(table).getAllByText('Won')).toHaveLength(20)
    // D-059: result and state stay in view in a narrow table.
    const heads = within(table).getAllByRole('columnheader').slice(-2)
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Net result', 'Status'])
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'LOST' } })
    await within(table).findAllByText('Lost')
    expect(address()).toContain('status=lost')
    expect(address()).not.toContain('p=2')
    expect(count('getBetReport')).toBe(2)
  })

  test('unknown values in the address mean the defaults', async () => {
    await openPortal(
      frozenLink('member'),
      at(
        'personalHistoryCopy',
        '&status=x&gameType=y&vendor=%3Cb%3E&size=7&days=2020-01-01..2020-01-02',
      ),
    )
    await loaded(/^Betting record/)
    expect(screen.getByLabelText<HTMLSelectElement>('Vendor').value).toBe('ANY')
    expect(screen.getByLabelText<HTMLSelectElement>('Rows per page').value).toBe('20')
  })

  test('on a phone the filters are a row of chips and a sheet, and the pager shows the number of rows', async () => {
    const { user, address, show } = await openPortal(
      frozenLink('member'),
      at('personalHistoryCopy', `${MONTH}&status=won`),
    )
    stubPhone()
    show()
    await loaded(/^Betting record/)
    const row = within(screen.getByRole('group', { name: 'Dates and filters' }))
    expect(row.queryByRole('combobox')).toBeNull()
    expect(row.getByText('Won')).toBeTruthy()
    await user.click(row.getByRole('button', { name: /^Filters ?1$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(sheet.getAllByRole('combobox')).toHaveLength(3)
    await user.click(sheet.getByRole('button', { name: 'Show results' }))
    await user.click(row.getByRole('button', { name: 'Remove the filter “Won”' }))
    expect(address()).not.toContain('status')
    fireEvent.change(await screen.findByLabelText('Rows per page'), { target: { value: '100' } })
    expect(address()).toContain('size=100')
  })

  test('a row opens its round, which is kept in the address', async () => {
    const { user, address } = await openPortal(
      frozenLink('member'),
      at('personalHistoryCopy', MONTH),
    )
    const table = await loaded(/^Betting record/)
    const [row] = await within(table).findAllByRole('button', { name: /2026/ })
    if (row) await user.click(row)
    await within(await screen.findByRole('dialog')).findByText('Round result')
    expect(address()).toContain('row=play-past-')
  })
})

test('MBR-07 D-058 account record: only movements of the selected type', async () => {
  await openPortal(
    frozenLink('member'),
    at('transactionHistory', '&days=2026-08-01..2026-08-31&movement=deposit'),
  )
  const table = await loaded(/^Account record/)
  await within(table).findAllByText('Deposit')
  expect(within(table).queryByText('Stake')).toBeNull()
})

test.each([
  ['EN', 'Saltmarsh'],
  ['BN', 'নোনাজল'],
])(
  'GAM-15 %s: a vendor is shown by name in the record and in a row, never by its code',
  async (language, name) => {
    const { user } = await openPortal(
      frozenLink('member+multi-wallet'),
      at('transactionHistory', `${MONTH}&movement=transfer_in`),
      { language },
    )
    const row = (await screen.findByText(name)).closest('tr')
    if (row) await user.click(within(row).getByRole('button'))
    const drawer = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(drawer.getAllByText(name)).toHaveLength(2))
    expect(drawer.queryByText('SLT')).toBeNull()
  },
)

test('MBR-08 D-059 loss and profit: sign, arrow and the lifetime net deposit', async () => {
  const { world } = await openPortal(frozenLink('member'), at('personalProfit', MONTH))
  expect(await screen.findByText(/^Since .* deposited/)).toBeTruthy()
  const table = await loaded(/^Loss and profit/)
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(33))
  expect(world.db.ledger.count()).toBe(0)
})

test('MBR-09 D-056 bonus details: the turnover of a bonus', async () => {
  const { user } = await openPortal(
    frozenLink('member'),
    at('bonusDetails', '&days=2025-11-20..2025-12-20'),
  )
  const table = await loaded(/^Bonus details/)
  await user.click(await within(table).findByText('A warm start'))
  const drawer = within(await screen.findByRole('dialog', { name: 'A warm start' }))
  expect(drawer.getByRole('meter', { name: 'Turnover' })).toBeTruthy()
  expect(drawer.getByText('5 × bonus')).toBeTruthy()
})

test('D-058 an entry leads to its bet, on any page of the day, and the bet back to its entries', async () => {
  const { user, address } = await openPortal(
    frozenLink('member'),
    at('transactionHistory', `${MONTH}&movement=payout`),
  )
  const table = await loaded(/^Account record/)
  const [row] = await within(table).findAllByRole('button', { name: /2026/ })
  if (row) await user.click(row)
  const drawer = within(await screen.findByRole('dialog', { name: 'Payout' }))
  await user.click(drawer.getByRole('link', { name: 'View bet' }))
  expect(address()).toMatch(/page=personalHistoryCopy&days=2026-\d\d-\d\d\.\..*row=play-/)
  await screen.findByText('Round result')
  await user.click(await screen.findByRole('link', { name: 'Stake' }))
  expect(address()).toContain('movement=stake')
  expect(await screen.findByRole('link', { name: 'View bet' })).toBeTruthy()
})

test('D-088 a movement of money is added to the record at once', async () => {
  const { world } = await openPortal(frozenLink('member'), at('transactionHistory', MONTH))
  await loaded(/^Account record/)
  await waitFor(() => expect(world.sockets.size).toBeGreaterThan(0))
  const entry = { memberId: 1001, kind: 'DEPOSIT', amount: '77.00', reference: 'd-1' } as const
  await world.inTurn(() => postEntry(world, { ...entry, note: 'Live' }))
  await screen.findByText('Live')
})

test("OTH-19 PRD-13 VIP: the member's level among all levels, and a level's bonus is claimed", async () => {
  const { user, bodies } = await openPortal(frozenLink('member+vip-10'), '/member?page=vip')
  const table = await screen.findByRole('table', { name: /^Levels, requirements/ })
  expect(within(table).getAllByRole('row')).toHaveLength(12)
  expect(within(table).getByText('Your level').closest('tr')?.textContent).toContain('VIP 10')
  await user.click(screen.getByRole('button', { name: 'Claim ৳300,000.00' }))
  await waitFor(() => expect(bodies('claimVipBonus')).toMatchObject([{ level: 10 }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim ৳300/ })).toBeNull())
})
