// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { getVendorMoney } from '#entities/wallet/vendor-money.ts'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

const SCENARIO = frozenLink('member+money-at-vendors')
const HELD = '৳2,360.00 of your money is with vendors'
const BACK = '৳2,120.00 is back in your main wallet.'

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const offers = (group: HTMLElement) =>
  [...group.querySelectorAll('button, a')].map(({ textContent }) => textContent)

describe('D-051 a low balance offers the money at vendors before a deposit', () => {
  test('a withdrawal: one button brings it back, with a message that gets the focus', async () => {
    const { bodies } = await openPortal(SCENARIO, '/member?page=withdraw')
    const group = await screen.findByRole('group', { name: HELD })
    expect(offers(group)).toEqual(['Bring ৳2,120.00 back', 'Go to deposit'])
    within(group).getByText('Tallflag · Under maintenance')
    await press('Bring ৳2,120.00 back')
    const back = await screen.findByText(BACK)
    await waitFor(() => expect(document.activeElement?.contains(back)).toBe(true))
    // The returned money is bound by turnover, which is the next reason for a refusal.
    await screen.findByText('Your balance is tied to turnover')
    expect(screen.queryByText('Your balance is too low to withdraw')).toBeNull()
    expect(bodies('collectWallets')).toHaveLength(1)
  })

  test('a withdrawal of more than the main wallet holds', async () => {
    await openPortal(frozenLink('member+multi-wallet'), '/member?page=withdraw')
    fillIn(await screen.findByLabelText('Amount'), '26000')
    await screen.findByRole('group', { name: '৳2,120.00 of your money is with vendors' })
    fillIn(await screen.findByLabelText('Amount'), '600')
    await waitFor(() => expect(screen.queryByText(/is with vendors/)).toBeNull())
  })

  test('a transfer to the upline', async () => {
    await openPortal(SCENARIO, '/member?page=transferUpline')
    const group = await screen.findByRole('group', { name: HELD })
    expect(offers(group)).toEqual(['Bring ৳2,120.00 back'])
    await press('Bring ৳2,120.00 back')
    await screen.findByText(BACK)
    await screen.findByText('Tied to turnover')
  })

  test('a lottery: the slip keeps its lines, which can then be bet', async () => {
    const { world, user } = await openPortal(SCENARIO, '/lottery?gameCode=PADMA-536')
    await user.click(await screen.findByRole('button', { name: '7' }))
    await user.click(screen.getByRole('button', { name: 'Add to slip' }))
    await press(/^Place bet/)
    const group = await screen.findByRole('group', { name: HELD })
    expect(offers(group)).toEqual(['Bring ৳2,120.00 back', 'Deposit'])
    await press('Bring ৳2,120.00 back')
    await screen.findByText(BACK)
    expect(screen.queryByText('Your balance is too low for this.')).toBeNull()
    await press(/^Place bet/)
    await screen.findByText(/^Your slip is empty/)
    expect(world.db.lotteryBets.count()).toBe(1)
  })

  test('with a single wallet there is nothing to offer', async () => {
    const { world, count, user } = await openPortal(
      frozenLink('member'),
      '/lottery?gameCode=PADMA-536',
    )
    world.faults.set('placeLotteryBets', { kind: 'refusal', code: 'balance.insufficient' })
    await user.click(await screen.findByRole('button', { name: '7' }))
    await user.click(screen.getByRole('button', { name: 'Add to slip' }))
    expect(count('getWallets')).toBe(0)
    await press(/^Place bet/)
    await screen.findByRole('link', { name: 'Deposit', description: '' })
    expect(screen.queryByText(/is with vendors/)).toBeNull()
  })

  test('a lost answer is looked up, and the money is moved once', async () => {
    const { count } = await openPortal(
      frozenLink('member+money-at-vendors+transfer-unknown'),
      '/member?page=withdraw',
    )
    await press('Bring ৳2,120.00 back')
    await screen.findByText(BACK)
    expect(count('collectWallets')).toBe(1)
  })
})

test('money at vendors under maintenance cannot be moved', () => {
  const vendor = (code: string, balance: string, open = true) => ({
    code,
    name: code,
    balance,
    open,
  })
  expect(getVendorMoney({ vendors: [vendor('A', '0.00')] })).toBeNull()
  const vendors = [vendor('A', '5.50'), vendor('B', '2.00', false), vendor('C', '0.00')]
  expect(getVendorMoney({ vendors })).toMatchObject({
    total: '7.50',
    movable: '5.50',
    closed: ['B'],
  })
})
