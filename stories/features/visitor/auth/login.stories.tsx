import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { holdCalls } from '#stories/setup/hold-calls.ts'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { logIn, openAt } from './login-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Auth/Log in',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { ...openAt('guest'), ...inBengaliToo },
  play: async () => {
    await page.findByRole('dialog', { name: 'Log in' })
  },
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: openAt('guest'),
  globals: { theme: 'daylight' },
}

export const PhoneArabic: Story = {
  parameters: openAt('guest'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

export const LongWords: Story = {
  tags: ['!test'],
  parameters: openAt('guest'),
  globals: { language: 'pseudo' },
}

/** While the call is pending, nothing else can be sent. */
export const Loading: Story = {
  parameters: openAt('guest'),
  beforeEach: holdCalls('login'),
  play: async () => {
    await logIn('rahim')
    const send = page.getByRole('button', { name: 'Log in' })
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
  },
}

export const NothingTyped: Story = {
  tags: ['!test'],
  parameters: openAt('guest'),
  play: async () => {
    const name = await page.findByLabelText('Username', { selector: 'input' })
    await userEvent.type(name, '{Enter}')
    await page.findByText('Enter your username')
    await expect(name).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  parameters: openAt('guest'),
  play: async () => {
    await logIn('rahim', 'wrong-one-1')
    await page.findByText('The username or password is incorrect.')
    await waitFor(() => expect(page.getByLabelText('Password')).toHaveFocus())
    await expect(page.getByLabelText('Username', { selector: 'input' })).toHaveValue('rahim')
  },
}

export const Captcha: Story = {
  parameters: openAt('login-captcha'),
  play: async () => {
    await logIn('rahim')
    await page.findByRole('img', { name: 'Four characters to copy' })
    await waitFor(() => expect(page.getByLabelText('Characters in the picture')).toHaveFocus())
  },
}

/** D-027: a submit without the slider moves the focus to it. */
export const Slider: Story = {
  parameters: openAt('guest+human-check-slider'),
  play: async () => {
    await logIn('rahim')
    await page.findByText('Please complete verification first')
    await waitFor(() => expect(page.getByRole('slider')).toHaveFocus())
  },
}

export const Locked: Story = {
  tags: ['!test'],
  parameters: openAt('login-locked'),
  play: async () => {
    await logIn('rahim')
    await page.findByText(/You can log in again from/)
  },
}

export const SelfExcluded: Story = {
  tags: ['!test'],
  parameters: openAt('guest+self-excluded'),
  play: async () => {
    await logIn('rahim')
    await page.findByText(/You are self-excluded/)
  },
}
