// @vitest-environment jsdom, of its own
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { session } from '#session/store.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const PIN = '246810'
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

interface SavedForm {
  readonly name: string
  readonly scenarios: string
  readonly address: string
  /** Opens the form with a button; after that its address opens it. */
  readonly reach?: () => Promise<unknown>
  readonly typed: Readonly<Record<string, string>>
  /** Completes the steps between the form and its last button. */
  readonly confirm?: () => Promise<unknown>
  readonly submit: string | RegExp
  readonly account?: string
}

const pin = async () => fillIn(await field('Payment password'), PIN)

const FORMS: readonly SavedForm[] = [
  {
    name: 'deposit',
    scenarios: 'member',
    address: '/member?page=depositv2',
    typed: { Amount: '700' },
    submit: 'Continue to payment',
  },
  {
    name: 'transfer between wallets',
    scenarios: 'member+multi-wallet',
    address: '/member?page=transferFund&vendor=SLT',
    typed: { Amount: '500' },
    submit: 'Transfer',
  },
  {
    name: 'redeem',
    scenarios: 'member+points-rich',
    address: '/pointMall',
    reach: () => press('Convert to money'),
    typed: { 'Points to convert': '300' },
    confirm: pin,
    submit: 'Convert',
  },
  {
    name: 'transfer to the upline',
    scenarios: 'member',
    address: '/member?page=transferUpline',
    typed: { Amount: '200', Note: 'Tickets' },
    confirm: async () => {
      await press('Continue')
      await pin()
    },
    submit: /^Transfer ৳/,
  },
  {
    name: 'salary offer',
    scenarios: 'agent-team-small',
    address: '/agentHome?page=hourSalaryContract&member=rahim',
    typed: { 'Valid bets in an hour': '500', Rate: '0.5' },
    submit: 'Send offer',
    account: 'agent1',
  },
  {
    name: 'opening an account',
    scenarios: 'agent-team-small',
    address: '/agentHome?page=registerCenter',
    typed: { Username: 'shapla88', Rebate: '0.80' },
    submit: 'Open account',
    account: 'agent1',
  },
]

/** Logs in where the portal requires it: in the pop-up or on the agents' page. */
async function logIn(account: string) {
  const button = await waitFor(() => {
    const found = screen
      .getAllByRole('button', { name: 'Log in' })
      .find((one) => one.closest('form'))
    if (!found) throw new Error('Nobody asks for a login.')
    return found
  })
  const form = within(button.closest('form') ?? document.body)
  fillIn(form.getByLabelText('Username', { selector: 'input' }), account)
  fillIn(form.getByLabelText('Password'), 'gold1234')
  fireEvent.click(button)
  await waitFor(() => expect(session.get('token')).not.toBeNull())
  await waitFor(() => expect(button.isConnected).toBe(false))
}

describe('D-013 a 401 on submit keeps everything that was typed', () => {
  test.each(FORMS)('$name', async ({ reach, typed, confirm, submit, ...one }) => {
    const { world } = await openPortal(frozenLink(one.scenarios), one.address)
    await waitFor(() => expect(session.get('account')).not.toBeNull())
    await reach?.()
    for (const [label, text] of Object.entries(typed)) fillIn(await field(label), text)
    await confirm?.()
    await world.db.sessions.update({ token: world.visitor.token ?? '' }, (row) => {
      row.ended = 'expired'
    })
    await press(submit)
    await waitFor(() => expect(session.get('token')).toBeNull())
    await logIn(one.account ?? 'rahim')
    const now = Object.fromEntries(
      await Promise.all(
        Object.keys(typed).map(async (label) => [label, (await field(label)).value] as const),
      ),
    )
    expect(now).toEqual(typed)
  })

  test('another account does not see it', async () => {
    const { world } = await openPortal(frozenLink('member'), '/member?page=depositv2')
    await waitFor(() => expect(session.get('account')).not.toBeNull())
    fillIn(await field('Amount'), '700')
    await world.db.sessions.update({ token: world.visitor.token ?? '' }, (row) => {
      row.ended = 'expired'
    })
    await press('Continue to payment')
    await logIn('nodi')
    await waitFor(() => expect(session.get('account')).toBe('nodi'))
    expect(formDrafts.get('deposit')).toBeNull()
  })
})
