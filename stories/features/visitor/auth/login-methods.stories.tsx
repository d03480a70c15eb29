import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { fakeService, openAt, visitGoogle } from './login-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Auth/Ways to log in',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const openSms = async (tab = 'Mobile number') =>
  userEvent.click(await page.findByRole('tab', { name: tab }))

const sendTo = async (number: string) => {
  await openSms()
  await userEvent.type(page.getByLabelText('Mobile number', { selector: 'input' }), number)
  await userEvent.click(page.getByRole('button', { name: 'Send code' }))
}

export const BySms: Story = {
  parameters: { ...openAt('guest'), ...inBengaliToo },
  play: () => openSms(),
}

export const PhoneArabic: Story = {
  parameters: openAt('guest'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: () => openSms('رقم الهاتف'),
}

export const Countdown: Story = {
  parameters: openAt('guest'),
  play: async () => {
    await sendTo('01712000000')
    await page.findByText(/^Send again in/)
  },
}

export const NumberTooShort: Story = {
  parameters: openAt('guest'),
  play: async () => {
    await sendTo('1712')
    await page.findByText('Please enter a valid mobile number')
    await expect(page.getByLabelText('Mobile number', { selector: 'input' })).toHaveFocus()
  },
}

export const WrongCode: Story = {
  tags: ['!test'],
  parameters: openAt('guest+sms-firebase'),
  play: async () => {
    await sendTo('1712000000')
    await page.findByText(/^Send again in/)
    await userEvent.type(page.getByLabelText('Verification code'), '111111{Enter}')
    await page.findByText(/That code is incorrect/)
  },
}

/** AUT-24: a dialog says that the number is locked for five minutes. */
export const TooManyCodes: Story = {
  parameters: openAt('guest+sms-too-many'),
  play: async () => {
    await sendTo('1712000000')
    await page.findByRole('alertdialog', { name: 'No code was sent' })
  },
}

/** MOD-19: without MOBILEVERCODELOGIN3 there is one login method and no tabs. */
export const ByNameOnly: Story = {
  tags: ['!test'],
  parameters: openAt('guest+code-login-off'),
  play: async () => {
    await page.findByLabelText('Username', { selector: 'input' })
    await expect(page.queryByRole('tab')).not.toBeInTheDocument()
  },
}

export const ServiceWaits: Story = {
  parameters: openAt('guest'),
  beforeEach: fakeService(false),
  play: async () => {
    await visitGoogle(null)
    await page.findByText(/Continue in the Google window/)
  },
}

export const WindowBlocked: Story = {
  tags: ['!test'],
  parameters: openAt('guest'),
  beforeEach: fakeService('by the browser'),
  play: async () => {
    await visitGoogle(null)
    await page.findByText('Popup blocked. Please allow popups and try again.')
  },
}

export const WindowClosed: Story = {
  tags: ['!test'],
  parameters: openAt('guest'),
  beforeEach: fakeService('by its visitor'),
  play: async () => {
    await visitGoogle(null)
    await page.findByText('The login window was closed. Try again.')
  },
}

export const ServiceDenied: Story = {
  tags: ['!test'],
  parameters: openAt('guest'),
  beforeEach: fakeService(false),
  play: async () => {
    await visitGoogle('denied')
    await waitFor(() => expect(page.getByText(/You did not allow/)).toBeVisible())
  },
}
