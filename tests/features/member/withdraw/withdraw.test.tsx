// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { stubFormData } from '#tests/harness/browser.ts'
import { pngFile, stubCanvas } from '#tests/harness/picture-files.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

const PIN = '246810'
const open = (scenario: string, search = '') =>
  openPortal(frozenLink(scenario), `/member?page=withdraw${search}`)
const seeded = (name: string) => `&withdrawal=withdrawal-seeded-${name}`
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount')

async function ask(sum: string) {
  fillIn(await amount(), sum)
  fillIn(screen.getByLabelText('Payment password'), PIN)
  await press(/^Withdraw ৳/)
}

async function addPicture() {
  await stubFormData()
  stubCanvas()
  const picker = await screen.findByLabelText(/^Pictures: Choose/)
  fireEvent.change(picker, { target: { files: [pngFile('list.png')] } })
  await screen.findByLabelText('Remove list.png')
}

describe('MBR-04 D-054 withdrawing', () => {
  test('D-055 shows net amount and finality, asks once, and follows the withdrawal; the password is not stored', async () => {
    const { bodies, address, client } = await open('member')
    fillIn(await amount(), '৳ ১,৫০০')
    await screen.findByText('You get ৳1,500.00 without a fee, usually by 10:00.')
    await screen.findByText(/cannot cancel a withdrawal once it is sent/)
    await ask('1500')
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw ৳/ }))
    await screen.findByRole('heading', { name: /^৳1,500\.00 to bKash/ })
    await screen.findByText(/^Usually by/)
    expect(bodies('createWithdrawal')).toEqual([
      {
        accountId: expect.any(String),
        amount: '1500.00',
        paymentPassword: PIN,
        requestId: expect.any(String),
      },
    ])
    expect(address()).toContain('withdrawal=')
    const kept = [{ ...sessionStorage }, { ...localStorage }, client.getQueryCache().getAll()]
    expect(JSON.stringify([...kept, formDrafts.get('withdraw')])).not.toContain(PIN)
  })

  test('D-021 after a lost answer the withdrawal is looked up; no second one is sent', async () => {
    const { count } = await open('member+transfer-unknown')
    await ask('1000')
    await screen.findByRole('heading', { name: /^৳1,000\.00 to/ })
    await screen.findByText('It went through.')
    expect(count('createWithdrawal')).toBe(1)
  })

  test('D-013 an expired session keeps amount and account, not the password', async () => {
    const { world, client } = await open('member')
    fillIn(await amount(), '700')
    fillIn(screen.getByLabelText('Payment password'), PIN)
    await world.db.sessions.update({ token: world.visitor.token ?? '' }, (row) => {
      row.ended = 'expired'
    })
    await client.refetchQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'system' })
    const dialog = await screen.findByRole('dialog')
    fillIn(within(dialog).getByLabelText('Username', { selector: 'input' }), 'rahim')
    fillIn(within(dialog).getByLabelText('Password'), 'gold1234')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log in' }))
    expect((await amount()).value).toMatch(/^700/)
    expect(screen.getByLabelText<HTMLInputElement>('Payment password').value).toBe('')
  })

  test.each([
    ['withdraw-no-account', 'Add an account to withdraw to'],
    ['withdraw-turnover', 'Your balance is tied to turnover'],
    ['payment-password-unset', /You need a payment password for this/],
  ])('D-056 %s gives the reason and the remedy', async (scenario, words) => {
    await open(`member+${scenario}`)
    await screen.findByText(words)
    const submit = screen.queryByRole('button', { name: 'Withdraw' })
    expect(submit?.getAttribute('aria-disabled') ?? 'true').toBe('true')
  })
})

describe('WAL-01 the receipt of a payment', () => {
  test('WAL-02 WAL-06..08 "not received" needs a picture, which is sent with it', async () => {
    const { bodies, count } = await open('member+receipt-closing', seeded('closing'))
    await screen.findByRole('timer', { name: 'Time left to answer' })
    await screen.findByText(/counts as received and the money does not come back/)
    await screen.findByText('1 payment needs your answer')
    await press('Not received')
    await press('Report as not received')
    await screen.findByText('Add at least one picture')
    expect(count('confirmPayment')).toBe(0)
    await addPicture()
    await press('Report as not received')
    await screen.findByText('You said that the money has not arrived. We are looking into it.')
    expect(bodies('confirmPayment')).toEqual([
      expect.objectContaining({ choice: 'NOT_RECEIVED', files: [expect.any(String)] }),
    ])
  })

  test('WAL-04 WAL-05 D-002 the time limit counts as a receipt, which can be disputed with proof', async () => {
    const { world, client, bodies } = await open('member+receipt-closing', seeded('closing'))
    await screen.findByRole('timer', { name: 'Time left to answer' })
    world.clock.advance('2m')
    await client.invalidateQueries()
    await press('It has not arrived')
    fillIn(await screen.findByLabelText(/^What happened/), 'Nothing on my statement')
    await addPicture()
    await press('Dispute')
    await screen.findByText('You dispute that the money arrived. We are looking into it.')
    expect(bodies('disputePayment')).toEqual([
      expect.objectContaining({
        note: 'Nothing on my statement',
        files: [expect.any(String)],
      }),
    ])
  })

  test('WAL-03 ENT-77 a payment in parts is confirmed part by part, and "fully paid" is offered with the last', async () => {
    const { world, client, bodies } = await open('member')
    await ask('11000')
    await screen.findByRole('heading', { name: /^৳11,000\.00 to/ })
    world.clock.advance('11m')
    await client.invalidateQueries()
    await screen.findByText('Has part 1 of 2, ৳10,000.00, arrived?')
    expect(screen.queryByRole('button', { name: 'Fully paid' })).toBeNull()
    await press('Part 1 received')
    await screen.findByText(/We then send one more part/)
    await press('Yes, it has arrived')
    await screen.findByText('Being paid')
    world.clock.advance('5m')
    await client.invalidateQueries()
    await screen.findByText('Has part 2 of 2, ৳1,000.00, arrived?')
    await press('Fully paid')
    await screen.findByText(/This is the last part\. .*৳11,000\.00/)
    await press('Yes, it has arrived')
    await screen.findByText('You confirmed that the money arrived. All is done.')
    expect(bodies('confirmPayment')).toEqual([
      expect.objectContaining({ choice: 'RECEIVED', part: 1, files: [] }),
      expect.objectContaining({ choice: 'FULLY_PAID', part: 2, files: [] }),
    ])
  })

  test('D-021 F-05 a receipt with a lost answer is looked up in the payment, and confirmed once', async () => {
    const { world, count } = await open('member+receipt-closing', seeded('closing'))
    await screen.findByRole('timer', { name: 'Time left to answer' })
    world.faults.set('confirmPayment', { kind: 'lost' })
    await press('Received')
    await press('Yes, it has arrived')
    await screen.findByText('You confirmed that the money arrived. All is done.')
    expect(count('confirmPayment')).toBe(1)
  })

  test('D-002 D-021 a dispute with a lost answer is looked up too', async () => {
    const { world, count } = await open('member+receipt-forced', seeded('forced'))
    await press('It has not arrived')
    world.faults.set('disputePayment', { kind: 'lost' })
    fillIn(await screen.findByLabelText(/^What happened/), 'Nothing on my statement')
    await addPicture()
    await press('Dispute')
    await screen.findByText('You dispute that the money arrived. We are looking into it.')
    expect(count('disputePayment')).toBe(1)
  })
})

describe('WAL-01 amounts out of range are reported while typing', () => {
  test.each([
    ['withdraw', '1', /^Enter at least ৳/],
    ['withdraw', '99999999', /^Enter ৳.+ or less$/],
    ['depositv2', '1', /^Enter at least ৳/],
    ['depositv2', '99999999', /^Enter ৳.+ or less$/],
  ])('%s: %s', async (page, typed, words) => {
    await openPortal(frozenLink('member'), `/member?page=${page}`)
    fillIn(await amount(), typed)
    await screen.findByText(words)
  })
})
