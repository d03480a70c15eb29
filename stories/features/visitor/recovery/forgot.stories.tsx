import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { at, befall, fresh, sendEmail, toMobile } from './forgot-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Recover/Forgot by email',
  beforeEach: fresh,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: at('guest') }

export const Daylight: Story = { ...Ready, globals: { theme: 'daylight' } }

export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } }

export const LongWords: Story = { ...Ready, globals: { language: 'pseudo' } }

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const PhoneBengali: Story = {
  ...Ready,
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const EmptyFields: Story = {
  parameters: at('guest'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Send me an email' }))
    await page.findByText('Please enter your user name')
    await waitFor(() => expect(page.getByLabelText('User name')).toHaveFocus())
  },
}

export const NoAddress: Story = {
  parameters: at('guest'),
  play: async () => {
    await sendEmail('rahim@suborno')
    await page.findByText('Please enter a valid email address')
  },
}

/** ERR-16. */
export const NotFound: Story = {
  parameters: at('guest'),
  play: async () => {
    await sendEmail('other@suborno.example')
    await page.findByText('Username/Email does not exist')
    await expect(page.getByLabelText('Email')).toHaveValue('other@suborno.example')
  },
}

export const SwitchedOff: Story = {
  parameters: at('guest+functions-off'),
  play: async () => {
    await sendEmail()
    await page.findByText(/^This is switched off/)
  },
}

export const Failed: Story = {
  parameters: at('guest'),
  play: async (context) => {
    befall(context, 'email', { kind: 'status', status: 500 })
    await sendEmail()
    await page.findByText(/^Reference for support/)
  },
}

export const Sending: Story = {
  parameters: at('guest'),
  play: async (context) => {
    befall(context, 'email', { kind: 'timeout' })
    await sendEmail()
    const button = page.getByRole('button', { name: /Send me an email/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

/** AUT-27. */
export const Sent: Story = {
  parameters: at('guest'),
  play: async () => {
    await sendEmail()
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
    await page.findByText(/^The email is on its way/)
  },
}

export const BothWays: Story = {
  parameters: at('guest'),
  play: async () => {
    await sendEmail('other@suborno.example')
    await page.findByText('Username/Email does not exist')
    await toMobile()
    await userEvent.click(page.getByRole('tab', { name: 'By email' }))
    await expect(page.getByLabelText('User name')).toHaveValue('rahim')
  },
}
