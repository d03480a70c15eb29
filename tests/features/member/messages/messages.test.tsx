// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

afterEach(closePortal)

const rahim = (world: {
  db: { members: { find(m: { account: string }): { id: number } | undefined } }
}) => world.db.members.find({ account: 'rahim' })?.id ?? 0

test.each([
  ['WAL-12', 'deposit.credited', /Your deposit of ৳750.00 was credited at .*2026/],
  ['WAL-13', 'withdrawal.approved', /Your withdrawal of ৳750.00 was approved at .*2026/],
] as const)(
  '%s D-063 %s shows a message at once, with amount and local time',
  async (_, name, words) => {
    const { world } = await openPortal(frozenLink('member+messages-none'), '/member?page=messageV2')
    await screen.findByText(/^No messages yet/)
    await waitFor(() => expect(world.sockets.size).toBeGreaterThan(0))
    world.emit(name, { transactionId: 't-1', amount: '750.00', currency: 'BDT' }, rahim(world))
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0))
    // The list and its badge are updated.
    await screen.findByRole('button', { name: /৳750.00 (credited|approved)/ })
    await screen.findByRole('link', { name: /Messages.*1 unread message/ })
  },
)

test.each([
  [
    'WAL-14',
    'withdrawal.rejected',
    'turnover.unmet',
    /Your withdrawal of ৳750.00 was rejected at .*2026/,
  ],
  [
    'WAL-15',
    'deposit.failed',
    'function.not.available',
    /Your deposit of ৳750.00 failed at .*2026/,
  ],
] as const)('%s D-063 %s shows a message at once', async (_, name, reason, words) => {
  const { world } = await openPortal(frozenLink('member+messages-none'), '/member?page=messageV2')
  await screen.findByText(/^No messages yet/)
  await waitFor(() => expect(world.sockets.size).toBeGreaterThan(0))
  const paid = { transactionId: 't-1', amount: '750.00', currency: 'BDT', reason }
  world.emit(name, paid, rahim(world))
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0))
})

test('F-34 a topic that is switched off shows no message, but is in the inbox', async () => {
  const opened = await openPortal(frozenLink('member+messages-none'), '/member?page=messageV2')
  const { world, count } = opened
  await screen.findByText(/^No messages yet/)
  const off = { channel: 'PORTAL' as const, on: false, at: 0 }
  for (const topic of ['PAYMENTS', 'REWARDS'])
    await world.db.notificationChoices.insert({ memberId: rahim(world), topic, ...off })
  await waitFor(() => expect(world.sockets.size).toBeGreaterThan(0))
  const shown = vi.spyOn(toast, 'show')
  const paid = { transactionId: 't-1', amount: '750.00', currency: 'BDT' }
  world.emit('deposit.credited', paid, rahim(world))
  world.emit('reward.available', { rewardId: 'r-1', amount: null }, rahim(world))
  await screen.findByRole('button', { name: /৳750.00 credited/ })
  await waitFor(() => expect(count('getNotificationPreferences')).toBe(1))
  await world.db.notificationChoices.update({ topic: 'REWARDS' }, (row) => {
    row.on = true
  })
  world.emit('reward.available', { rewardId: 'r-2', amount: null }, rahim(world))
  await waitFor(() => expect(shown).toHaveBeenCalled())
  expect(shown.mock.calls.map(([{ message }]) => message)).toEqual([
    expect.stringMatching(/^A reward is ready/),
  ])
  shown.mockRestore()
})

test('MBR-13 MBR-15 D-062 opening a message marks it as read, once', async () => {
  const { user, count } = await openPortal(frozenLink('member'), '/member?page=messageV2')
  const row = await screen.findByRole('button', { name: /Withdrawal of ৳[\d.,]+ approved.*New/ })
  await user.click(row)
  await waitFor(() => expect(count('readMessage')).toBe(1))
  await waitFor(() => expect(screen.queryByRole('button', { name: /approved.*New/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: /approved/ }))
  await user.click(screen.getByRole('button', { name: /approved/ }))
  expect(count('readMessage')).toBe(1)
})

test('WCAG 2.4.3 when all are read the button disappears, and the focus moves to the heading', async () => {
  const { user } = await openPortal(frozenLink('member'), '/member?page=messageV2')
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Messages'))
})
