// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import ProfilePage from '../../../../src/features/member/profile/screens/profile.tsx'
import { fillIn, frozenLink, openPortal } from '../../../harness/portal.tsx'
import { describeForm } from '../../../patterns/forms/matrix.tsx'

const open = () =>
  openPortal(frozenLink('member'), '/member?page=profile', {
    view: <ProfilePage />,
    texts: ['profile', 'member', 'forms'],
  })

describeForm({
  name: 'profile-form',
  calls: 'updateProfile',
  async open() {
    const opened = await open()
    await screen.findByLabelText('Nickname')
    return opened
  },
  async fill() {
    fillIn(screen.getByLabelText('Nickname'), 'Rahim U.')
  },
  submit: () => screen.getByRole('button', { name: 'Save the profile' }),
})

const PICTURE = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], 'card.jpg')

describeForm({
  name: 'kyc-form',
  calls: 'submitKyc',
  async open() {
    const opened = await open()
    await screen.findByRole('button', { name: 'Send for checking' })
    return opened
  },
  async fill() {
    const input = document.querySelector('input[type="file"]')
    if (input) fireEvent.change(input, { target: { files: [PICTURE] } })
    await screen.findByRole('button', { name: /Remove.*card.jpg/ })
  },
  values: () => screen.getAllByText(/card\.jpg/).length,
  submit: () => screen.getByRole('button', { name: 'Send for checking' }),
})
