// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inviteUrl, subIdIssue } from '#features/member/referral/model.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

test.each([
  ['', 'shape'],
  ['two words', 'shape'],
  ['thirteenchars', 'shape'],
  ['cricket', 'taken'],
  [' club7 ', null],
] as const)('F-20 the place name "%s": %s', (name, issue) => {
  expect(subIdIssue(name, [null, 'cricket'])).toBe(issue)
})

test('D-019 the link leads to the registration with its code', () => {
  expect(inviteUrl('https://play.example', 'RAHIM-club7')).toBe(
    'https://play.example/register?ref=RAHIM-club7',
  )
})

test('MBR-11 ERR-25 F-20 a link is made, copied and confirmed', async () => {
  const { user, bodies } = await openPortal(frozenLink('member'), '/member?page=referral')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fillIn(await screen.findByLabelText('Placement'), 'club7')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  const link = within(await screen.findByRole('article', { name: 'club7' }))
  expect(bodies('addReferralLink')).toMatchObject([{ subId: 'club7' }])
  await user.click(link.getByRole('button', { name: /^Copy/ }))
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/register?ref=RAHIM-club7`)
  await screen.findByText('Link copied.')
})

test('ROL-06 with the referral off the page is unknown', async () => {
  const opened = await openPortal(frozenLink('member+referral-off'), '/member?page=referral')
  await screen.findByRole('navigation', { name: 'Member centre' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull())
  expect(opened.count('getReferral')).toBe(0)
})
