// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import MessagesPage from '#features/member/messages/screens/messages.tsx'
import ManualRebatePage from '#features/member/rebate/screens/manual-rebate.tsx'
import VipPage from '#features/member/vip/screens/vip.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

describe('WCAG 2.4.3 the focus when a pressed button disappears', () => {
  test.each([
    ['rebate', 'rebate-ready', '/member?page=manualRebate', <ManualRebatePage key="rebate" />],
    ['vip', 'member+vip-10', '/member?page=vip', <VipPage key="vip" />],
  ] as const)('moves to the heading around a claim: %s', async (texts, world, route, view) => {
    const { user } = await openPortal(frozenLink(world), route, {
      view,
      texts: [texts, 'member', 'forms'],
    })
    const claim = await screen.findByRole('button', { name: /^Claim ৳/ })
    await user.click(claim)
    await waitFor(() => expect(claim.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/))
  })

  test('moves to the next message when one is deleted', async () => {
    const { user } = await openPortal(frozenLink('member'), '/member?page=messageV2', {
      view: <MessagesPage />,
      texts: ['messages', 'member', 'forms'],
    })
    const rows = await screen.findAllByRole('button', { expanded: false })
    const first = rows[0]
    if (first) await user.click(first)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(first?.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false'))
  })
})
