// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import ProfilePage from '#features/member/profile/screens/profile.tsx'
import { stubFormData } from '#tests/harness/browser.ts'
import { pngFile, stubCanvas } from '#tests/harness/picture-files.ts'
import { fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'

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
  submit: () => screen.getByRole('button', { name: 'Save profile' }),
})

describeForm({
  name: 'kyc-form',
  calls: 'submitKyc',
  async open() {
    const opened = await open()
    await stubFormData()
    stubCanvas()
    await screen.findByRole('button', { name: 'Send for review' })
    return opened
  },
  async fill() {
    const picker = screen.getByLabelText(/^Pictures: Choose/)
    fireEvent.change(picker, { target: { files: [pngFile('card.png')] } })
    await screen.findByLabelText('Remove card.png')
  },
  values: () => screen.getAllByText(/card\.png/).length,
  submit: () => screen.getByRole('button', { name: 'Send for review' }),
})
