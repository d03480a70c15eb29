import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { holdCalls } from '#stories/setup/hold-calls.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { openAt, resetDrafts, sendEmail, setFault } from './forgot-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Recover/Forgot by email',
  beforeEach: resetDrafts,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { ...openAt('guest'), ...inBengaliToo } }

export const Daylight: Story = { tags: ['!test'], ...Ready, globals: { theme: 'daylight' } }

export const LongWords: Story = { tags: ['!test'], ...Ready, globals: { language: 'pseudo' } }

export const PhoneArabic: Story = {
  ...Ready,
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

/** ERR-16: no account has this name and e-mail address. */
export const NotFound: Story = {
  parameters: openAt('guest'),
  play: async () => {
    await sendEmail('other@suborno.example')
    await page.findByText('Username/Email does not exist')
    await expect(page.getByLabelText('Email')).toHaveValue('other@suborno.example')
  },
}

export const Failed: Story = {
  parameters: openAt('guest'),
  play: async (context) => {
    setFault(context, 'sendPasswordEmail', { kind: 'status', status: 500 })
    await sendEmail()
    await page.findByText(/^Reference for customer service/)
  },
}

export const Sending: Story = {
  parameters: openAt('guest'),
  beforeEach: holdCalls('sendPasswordEmail'),
  play: async () => {
    await sendEmail()
    const button = page.getByRole('button', { name: /Send email/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}
