import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { pseudo } from '#mocks/world/core/pseudo.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { openAt, resetDrafts, resetTo, sendCode, toMobile } from './forgot-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Recover/Forgot by mobile',
  beforeEach: resetDrafts,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { ...openAt('guest'), ...inBengaliToo },
  play: () => toMobile(),
}

export const Daylight: Story = { tags: ['!test'], ...Ready, globals: { theme: 'daylight' } }

export const LongWords: Story = {
  tags: ['!test'],
  ...Ready,
  globals: { language: 'pseudo' },
  play: () => toMobile(pseudo('By mobile')),
}

export const PhoneArabic: Story = {
  parameters: openAt('guest'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: () => toMobile('عبر الهاتف'),
}

export const Loading: Story = { parameters: openAt('guest+slow'), play: () => toMobile() }

export const WithSlider: Story = {
  parameters: openAt('guest+human-check-slider'),
  play: async () => {
    await sendCode()
    await page.findByText('Please complete verification first')
  },
}

export const Countdown: Story = {
  tags: ['!test'],
  parameters: openAt('guest+sms-firebase'),
  play: async () => {
    await sendCode()
    await page.findByText(/^Send again in/)
  },
}

/** ERR-01: the code could not be sent. */
export const NoCode: Story = {
  parameters: openAt('guest+sms-too-many'),
  play: async () => {
    await sendCode()
    await page.findByRole('alertdialog', { name: 'No code was sent' })
  },
}

/** A refusal that belongs to a field moves the focus to it. */
export const SamePassword: Story = {
  parameters: openAt('guest'),
  play: async () => {
    await resetTo('gold1234')
    await page.findByText('The new password must be different from the old one.')
    await waitFor(() => expect(page.getByLabelText('New password')).toHaveFocus())
  },
}
