// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import SignIn from '#features/offers/rewards/screens/sign-in.tsx'
import { formatMoney } from '#lib/money.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

afterEach(closePortal)

const openCalendar = () =>
  openPortal(frozenLink('member'), '/signIn', {
    view: <SignIn />,
    texts: ['rewards', 'forms'],
  })
const checkIn = () => screen.findByRole('button', { name: 'Check in' })
const unanswered =
  'We did not get a response, so this may already be yours. Try again: it is the same claim.'

test('MBR-16 a claim shows its reward, the new balance or a link to the points, and the next step', async () => {
  const { world, user } = await openCalendar()
  await user.click(await checkIn())
  const figure = await screen.findByText(/points?$|^৳/, { selector: '[role="status"]' })
  const kind = figure.textContent?.startsWith('৳') ? 'MONEY' : 'POINTS'
  if (kind === 'MONEY') {
    const { balance } = world.db.wallets.find({ memberId: 1001 }) ?? { balance: '' }
    await screen.findByText(`New balance: ৳${formatMoney(balance)}`)
    screen.getByRole('link', { name: 'See in account record' })
  } else {
    screen.getByText('Added to your points.')
    screen.getByRole('link', { name: 'See points rewards' })
  }
})

describe('OTH-20 D-066 a check-in without an answer', () => {
  test('is shown as claimed once the calendar says so', async () => {
    const { world, user, count } = await openCalendar()
    world.faults.set('claimCheckIn', { kind: 'lost' })
    await user.click(await checkIn())
    await screen.findByRole('button', { name: 'Checked in' })
    expect(screen.queryByText(unanswered)).toBeNull()
    expect(count('claimCheckIn')).toBe(1)
    expect(toast.entries()).toMatchObject([{ tone: 'danger' }])
  })

  test('stays unclaimed while the calendar says so, and can be retried', async () => {
    const { world, user } = await openCalendar()
    world.faults.set('claimCheckIn', { kind: 'status', status: 500 })
    await user.click(await checkIn())
    await screen.findByText(unanswered)
    world.faults.delete('claimCheckIn')
    await user.click(await checkIn())
    await screen.findByRole('button', { name: 'Checked in' })
    expect(screen.queryByText(unanswered)).toBeNull()
    expect(toast.entries().filter(({ tone }) => tone === 'success')).toEqual([])
  })
})
