// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asText, isRecord } from '#lib/read.ts'
import { formDrafts } from '#session/drafts.ts'
import { pngFile, stubCanvas } from '#tests/harness/picture-files.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { comment, openPromotions, picker, send } from './promotions-page.tsx'

const person = () => userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
  vi.restoreAllMocks()
})

const keyOf = (body: unknown) => (isRecord(body) ? asText(body.requestId) : null)
const dialog = async () => within(await screen.findByRole('dialog'))
const cards = () => screen.findAllByRole('article')
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

describe('the list', () => {
  test('RTE-13 PRD-07 all kinds, ended ones last, each with terms and last day', async () => {
    await openPromotions('guest')
    const shown = await titles()
    expect(shown).toHaveLength(12)
    expect(shown.at(-1)).toBe('Monsoon bonus')
    const [friday] = await cards()
    expect(friday?.textContent).toContain('Turnover 8 × (deposit + bonus)')
    // The date stays on one line, so it has no plain space.
    expect(friday?.textContent).toMatch(/20 days left, until [^ ]*\u00a0[^ ]*2026/)
    const row = screen.getByRole('navigation', { name: 'Promotion types' })
    expect(within(row).getAllByRole('link')).toHaveLength(13)
  })

  test('RTE-13 the address keeps the filter; an unknown one means all', async () => {
    const { address } = await openPromotions('guest', '?type=live')
    expect(await titles()).toEqual(['Evenings at the live tables'])
    const row = within(screen.getByRole('navigation', { name: 'Promotion types' }))
    await person().click(row.getByRole('link', { name: 'Lottery' }))
    await waitFor(async () => expect(await titles()).toEqual(['The missed number']))
    expect(address()).toBe('/promotions?type=lotto')
    expect(row.getByRole('link', { name: 'Lottery' }).getAttribute('aria-current')).toBe('true')
  })

  test('RTE-13 a kind without promotions has a link to all', async () => {
    const { address } = await openPromotions('guest', '?type=ranking')
    await person().click(await screen.findByRole('link', { name: 'Show all promotions' }))
    expect(await titles()).toHaveLength(12)
    expect(address()).toBe('/promotions')
  })

  test('a failure is shown and can be retried', async () => {
    const { world } = await openPromotions('guest+http-429')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    delete world.conditions.failure
    await person().click(retry)
    expect(await titles()).toHaveLength(12)
  })
})

describe('the cards', () => {
  const cardOf = async (title: string) => {
    const all = await cards()
    const found = all.find((card) => within(card).queryByText(title))
    if (!found) throw new Error(`There is no card "${title}".`)
    return found
  }
  /** Everything to press on a card but its title. */
  const actionsOf = (card: HTMLElement) =>
    [...card.querySelectorAll('a, button')]
      .filter((one) => !one.closest('h2'))
      .map(({ textContent }) => textContent)

  test.each([
    ['guest', 'A warm start', 'Open', 'Log in and apply', /./],
    ['trial', 'A warm start', 'Open', 'Apply', /./],
    ['first-deposit', 'A warm start', 'Open', 'Apply', /./],
    [
      'member',
      'A warm start',
      'Not available to you',
      'See terms',
      /For members in their first 7 days\. Your account is older\./,
    ],
    ['member', 'A round with friends', 'Open', 'Apply', /./],
    ['member', 'Friday deposit bonus', 'Open', 'Deposit', /choose it when you deposit/],
    ['member', 'Weekly rebate', 'Automatic', 'See terms', /get it automatically/],
    ['member', 'Monsoon bonus', 'Ended', 'See terms', /Ended /],
    ['agent-1', 'A round with friends', 'Not available to you', 'See terms', /for players/],
    [
      'member+promotions-not-eligible',
      'Match day',
      'Not available to you',
      'See terms',
      /Not for your/,
    ],
    ['member+promotions-applied', 'A round with friends', 'Ready to claim', 'Claim ৳40.00', /./],
    ['member+promotions-applied', 'Match day', 'Rejected', 'Apply again', /more than one bet/],
    ['member+promotions-applied', 'A warm start', 'Claimed', 'See bonus', /./],
    ['member+promotions-applied', 'Suborno on your phone', 'Credited', 'See bonus', /./],
    ['member+promotions-applied', 'The missed number', 'Coming soon', 'See terms', /Starts /],
  ])(
    'WAL-11 %s: "%s" is %s, with one action: %s',
    async (scenario, title, state, action, words) => {
      await openPromotions(scenario)
      await waitFor(async () => expect(actionsOf(await cardOf(title))).toEqual([action]))
      const card = await cardOf(title)
      expect(within(card).getByText(state)).toBeTruthy()
      expect(card.textContent).toMatch(words)
      for (const one of await cards()) expect(actionsOf(one)).toHaveLength(1)
    },
  )

  test('a bonus is claimed on its card, and becomes a link to it', async () => {
    const { world } = await openPromotions('member+promotions-applied')
    await person().click(await screen.findByText('Claim ৳40.00'))
    await waitFor(async () =>
      expect(actionsOf(await cardOf('A round with friends'))).toEqual(['See bonus']),
    )
    expect(world.db.ledger.count({ kind: 'BONUS', reference: 'promotion-80' })).toBe(1)
  })

  test('an application from a card returns to the list, where it is under review', async () => {
    const { address } = await openPromotions('first-deposit')
    await person().click(await screen.findByLabelText('Apply: A warm start'))
    await screen.findByText('Send application')
    await person().click(send())
    await waitFor(() => expect(address()).toBe('/promotions'))
    await waitFor(async () =>
      expect((await cardOf('A warm start')).textContent).toContain('Under review'),
    )
  })
})

describe('one promotion', () => {
  test('F-28 opens by its address with terms and example; Close keeps the filter', async () => {
    const { address } = await openPromotions('member', '?type=deposit&id=72')
    const dialog = await screen.findByRole('dialog', { name: 'Friday deposit bonus' })
    const terms = await within(dialog).findByRole('region', { name: 'Terms' })
    expect(terms.textContent).toContain('10% of the deposit, up to ৳500.00')
    expect(terms.textContent).toContain('Turnover 8 × (deposit + bonus)')
    const example = within(dialog).getByRole('region', { name: 'A worked example' })
    expect(example.textContent).toContain('৳8,800.00')
    expect(example.textContent).toContain('৳352.00')
    await person().click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/promotions?type=deposit'))
  })

  test.each(['member', 'guest'])('%s: an unknown one is reported as gone', async (who) => {
    await openPromotions(who, '?id=999')
    expect(await screen.findByText('This promotion is no longer available.')).toBeTruthy()
  })

  test.each([
    ['promotions-applied', 72, /^Your application is under review/],
    ['promotions-applied', 75, /^Your application was approved/],
    ['promotions-applied', 79, 'The bonus is in your wallet.'],
    ['promotions-applied', 81, /^Starts /],
    ['promotions-ended', 72, 'This promotion has ended.'],
    ['normal', 77, 'You get it automatically. There is nothing to apply for.'],
  ])('WAL-11 %s: promotion %i shows %s', async (scenario, id, words) => {
    await openPromotions(`member+${scenario}`, `?id=${id}&apply=1`)
    expect(await (await dialog()).findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull()
  })

  test('D-060 a rejected application shows the reason and is sent again', async () => {
    const { address } = await openPromotions('member+promotions-applied', '?id=76')
    const opened = await dialog()
    await opened.findByText('There was more than one bet on that day.')
    await person().click(opened.getByText('Apply again'))
    await screen.findByText('Send application')
    expect(address()).toBe('/promotions?id=76&apply=1')
  })

  test('D-060 a credited bonus is claimed once, also if its answer is lost', async () => {
    const { world } = await openPromotions('member+promotions-applied', '?id=80')
    const user = person()
    const opened = await dialog()
    const claim = await opened.findByText('Claim ৳40.00')
    world.faults.set('claimActivity', { kind: 'lost' })
    world.faults.set('getPromotionApplications', { kind: 'offline' })
    await user.click(claim)
    await opened.findByText(/^We did not get a response/)
    world.faults.clear()
    await user.click(await opened.findByText('Claim ৳40.00'))
    await opened.findByText('You have claimed the bonus.')
    expect(world.db.ledger.list({ kind: 'BONUS', reference: 'promotion-80' })).toHaveLength(1)
  })

  test('D-017 a guest logs in and returns to the form', async () => {
    const { address } = await openPromotions('guest', '?id=80', true)
    const user = person()
    await user.click(await (await dialog()).findByText('Log in and apply'))
    expect(address()).toBe('/promotions?id=80&popup=login')
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }))
    fillIn(login.getByLabelText('Username', { selector: 'input' }), 'rahim')
    fillIn(login.getByLabelText('Password'), 'gold1234')
    await user.type(login.getByLabelText('Password'), '{Enter}')
    await screen.findByText('Send application')
    expect(address()).toBe('/promotions?id=80&apply=1')
  })
})

describe('the form', () => {
  test('D-090 uploads each picture once, then sends the form, and shows the result', async () => {
    const { world, address } = await openPromotions('member', '?id=75&apply=1')
    stubCanvas()
    const user = person()
    await screen.findByText('Send application')
    await user.click(send())
    expect(await screen.findByText('Add a picture: this promotion asks for one')).toBeTruthy()
    await user.upload(picker(), [pngFile('one.png'), pngFile('two.png')])
    await screen.findByLabelText('Remove two.png')
    fillIn(comment(), 'Ten of ten.')
    world.faults.set('applyForPromotion', { kind: 'status', status: 500 })
    await user.click(send())
    await screen.findByText(/^Reference for customer service/)
    expect(comment().value).toBe('Ten of ten.')
    world.faults.delete('applyForPromotion')
    await user.click(send())
    await waitFor(() => expect(address()).toBe('/promotions?id=75'))
    expect(world.db.uploads.list().map(({ size }) => size)).toEqual([13, 13])
    expect(world.db.promotionApplications.list()).toMatchObject([
      { promotionId: 75, comment: 'Ten of ten.', files: ['up-00000001', 'up-00000002'] },
    ])
    expect(toast.entries()).toMatchObject([{ tone: 'success' }])
    expect(await screen.findByText(/^Your application is under review/)).toBeTruthy()
  })

  test('D-090 refused files are listed with the reason; at most three are allowed, and one can be removed', async () => {
    await openPromotions('member', '?id=75&apply=1')
    stubCanvas()
    const user = person()
    await screen.findByText('Send application')
    const text = pngFile('notes.png', 64, [0x68, 0x69])
    const large = pngFile('large.png', 5 * 1024 * 1024 + 1)
    await user.upload(picker(), [text, large, pngFile('slip.jpg'), pngFile('ok.png')])
    await screen.findByText('notes.png: this is not a JPEG or PNG picture.')
    await screen.findByText('large.png: larger than 5 MB. Choose a smaller one.')
    await screen.findByText('slip.jpg: the file name does not match the type of file.')
    await user.upload(picker(), [pngFile('b.png'), pngFile('c.png'), pngFile('d.png')])
    await screen.findByText('d.png: you can add up to 3 pictures. Remove one first.')
    expect(picker().disabled).toBe(true)
    await user.click(screen.getByLabelText('Remove b.png'))
    await waitFor(() => expect(picker().disabled).toBe(false))
  })

  test('WAL-09 a comment of 141 characters is refused by the form; 140 emoji are sent', async () => {
    const { world } = await openPromotions('member', '?id=80&apply=1')
    const user = person()
    await screen.findByText('Send application')
    fillIn(comment(), 'x'.repeat(141))
    await user.click(send())
    await screen.findByText('Shorten this to 140 characters')
    expect(world.db.promotionApplications.count()).toBe(0)
    fillIn(comment(), '🙂'.repeat(140))
    await user.click(send())
    await waitFor(() => expect(world.db.promotionApplications.count()).toBe(1))
  })

  test("the server's refusal is shown, and the input is kept", async () => {
    const { world } = await openPromotions('member', '?id=80&apply=1')
    const user = person()
    await screen.findByText('Send application')
    world.faults.set('applyForPromotion', { kind: 'refusal', code: 'promotion.new.members' })
    fillIn(comment(), 'Hello')
    await user.click(send())
    expect(
      await screen.findByText(/^This promotion is for members who have just registered/),
    ).toBeTruthy()
    expect(comment().value).toBe('Hello')
  })

  test('D-066 an application edited after a lost answer is a new request', async () => {
    const { world, user, bodies } = await openPromotions('member', '?id=80&apply=1')
    await screen.findByRole('button', { name: 'Send application' })
    fillIn(comment(), 'The first text.')
    world.faults.set('applyForPromotion', { kind: 'lost' })
    world.faults.set('getPromotionApplications', { kind: 'offline' })
    await user.click(send())
    await screen.findByText(/^Network link is abnormal/)
    await waitFor(() => expect(send().hasAttribute('aria-busy')).toBe(false))
    world.faults.clear()
    fillIn(comment(), 'The second text.')
    await user.click(send())
    expect(await screen.findByText(/^Your application is under review/)).toBeTruthy()
    const [first, second] = bodies('applyForPromotion')
    expect(first).toMatchObject({ comment: 'The first text.' })
    expect(second).toMatchObject({ comment: 'The second text.' })
    expect(keyOf(second)).not.toBe(keyOf(first))
    expect(toast.entries()).toMatchObject([
      { tone: 'danger', message: 'You have already applied for this promotion.' },
    ])
  })
})
