// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import ProfilePage from '#features/member/profile/screens/profile.tsx'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = (scenario = 'member') =>
  openPortal(frozenLink(scenario), '/member?page=profile', {
    view: <ProfilePage />,
    texts: ['profile', 'member', 'forms', 'security'],
  })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))

describe('ENT-80 D-034 the profile', () => {
  test('sends changes once; a locked field gives the reason', async () => {
    const { bodies } = await open()
    expect((await field('Birthday')).readOnly).toBe(true)
    screen.getByText('Can be set only once. Customer service can correct it.')
    fillIn(await field('Nickname'), 'Rahim U.')
    save()
    save()
    await waitFor(() =>
      expect(bodies('updateProfile')).toEqual([
        { nickname: 'Rahim U.', requestId: expect.any(String) },
      ]),
    )
    expect((await field('Nickname')).value).toBe('Rahim U.')
  })

  test('shows errors, and sends nothing with errors or without a change', async () => {
    const { count } = await open()
    fillIn(await field('WhatsApp'), 'not a number')
    save()
    await screen.findByText('This does not look like a name or number on this network')
    fillIn(await field('WhatsApp'), '')
    save()
    await waitFor(() => expect(screen.queryByText(/on this network/)).toBeNull())
    expect(count('updateProfile')).toBe(0)
  })

  test('API-17 an avatar is chosen from several', async () => {
    const { user, bodies } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Picture 3' }))
    await waitFor(() => expect(bodies('updateMemberIcon')).toEqual([{ icon: 'avatars/3.svg' }]))
  })
})

describe('F-31 the identity check', () => {
  test('during the review nothing can be sent, and the expected time is shown', async () => {
    await open('member+kyc-pending')
    await screen.findByText(/You will hear from us by/)
    expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull()
  })

  test('a refusal gives its reason, and another document can be sent', async () => {
    const { user } = await open('member+kyc-rejected')
    await screen.findByText('The document has expired.')
    await user.click(screen.getByRole('button', { name: 'Send for review' }))
    await screen.findByText('Add at least one picture')
  })
})
