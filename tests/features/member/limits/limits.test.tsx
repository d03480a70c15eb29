// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const PAGE = '/member?page=limits'

test('F-24 a higher limit is shown as pending, is requested once, and can be cancelled', async () => {
  const { count, user } = await openPortal(frozenLink('member+loss-limit'), PAGE)
  const card = await screen.findByRole('region', { name: 'Loss per day' })
  await user.click(within(card).getByRole('button', { name: /^Change/ }))
  const field = await screen.findByRole('textbox')
  fireEvent.change(field, { target: { value: '১৫০' } })
  screen.getByText(
    /^Raising a limit takes 24 hours and your confirmation. You can confirm it here from tomorrow 09:00/,
  )
  const form = field.closest('form')
  if (form) {
    fireEvent.submit(form)
    fireEvent.submit(form)
  }
  await within(card).findByText(/^You asked for ৳150.00. You can confirm this from/)
  expect(count('setLimit')).toBe(1)
  expect(within(card).queryByRole('button', { name: 'Yes, confirm' })).toBeNull()
  within(card).getByText('৳100.00')
  await user.click(within(card).getByRole('button', { name: 'Leave as is' }))
  await waitFor(() => expect(within(card).queryByText(/^You asked/)).toBeNull())
  // WCAG 2.4.3: the pressed button has disappeared.
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/))
})

test('F-24 limits are reviewed after half a year', async () => {
  const { count, user } = await openPortal(frozenLink('member+limits-review'), PAGE)
  await user.click(await screen.findByRole('button', { name: 'Keep them as they are' }))
  await waitFor(() => expect(screen.queryByText('Are your limits still right?')).toBeNull())
  expect(count('reviewLimits')).toBe(1)
})

test('F-26 a break needs a confirmation, starts at once and lists what is still possible', async () => {
  const { count, user } = await openPortal(frozenLink('member'), PAGE)
  await user.click(await screen.findByRole('radio', { name: '7 days' }))
  await user.click(screen.getByRole('button', { name: 'Start time-out' }))
  const question = await screen.findByRole('alertdialog', { name: 'Start a time-out of 7 days?' })
  await user.click(within(question).getByRole('button', { name: 'Start time-out' }))
  await screen.findByRole('heading', { name: 'You are on a time-out' })
  expect(count('startTimeOut')).toBe(1)
  const card = screen.getByRole('region', { name: 'You are on a time-out' })
  const link = within(card).getByRole('link', { name: 'Withdraw' })
  expect(link.getAttribute('href')).toBe('/member?page=withdraw')
})

test('F-42 a kind of game is blocked at once; unblocking it is pending', async () => {
  const { world, user } = await openPortal(frozenLink('member'), PAGE)
  const slots = await screen.findByRole('switch', { name: 'Slots' })
  await user.click(slots)
  await screen.findByText('Blocked')
  await waitFor(() => expect(slots.getAttribute('aria-disabled')).toBeNull())
  await user.click(slots)
  await screen.findByText(/^You asked to unblock this/)
  expect(slots).toHaveProperty('checked', true)
  expect(world.db.memberLimits.find({ kind: 'BLOCK' })).toMatchObject({ value: 'BLOCKED' })
})

test('F-36 the self-test needs every answer, sends nothing, and ends with help', async () => {
  const { world, user } = await openPortal(frozenLink('member'), PAGE)
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  const before = world.log.entries().length
  await user.click(screen.getByRole('button', { name: 'See your result' }))
  expect(screen.getAllByText('Answer this one too.')).toHaveLength(9)
  for (const answer of screen.getAllByRole('radio', { name: 'Sometimes' })) fireEvent.click(answer)
  await user.click(screen.getByRole('button', { name: 'See your result' }))
  await screen.findByText('Your answers point to a serious problem with gambling.')
  const later = world.log.entries().slice(before)
  expect(later.filter(({ method }) => method !== 'GET')).toEqual([])
  screen.getByText('Suborno Care')
})

test('F-36 the figures are shown as sentences, for a week and a month', async () => {
  const { user } = await openPortal(frozenLink('member'), PAGE)
  await screen.findByText(/^You played [\d,]+ rounds and bets on \d days/)
  await user.click(screen.getByRole('tab', { name: '30 days' }))
  await screen.findByText(/^You played [\d,]+ rounds and bets on \d\d days/)
})

test.each(['EN', 'BN'])(
  'F-36 %s: the statement formats its days for the reader',
  async (language) => {
    await openPortal(frozenLink('member'), PAGE, { language })
    const sentence = await screen.findByText(/biggest losing day|সবচেয়ে খরচের দিন/)
    expect(sentence.textContent).not.toMatch(/\d{4}-\d\d-\d\d/)
  },
)
