import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { pendingLink } from '#session/social-sign-in.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Social/Link an account',
  parameters: {
    ...screen.parameters,
    world: 'scenario=member&seed=7&clock=2026-11-20T09:00:00Z',
    route: '/pointMall?popup=link',
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const waiting =
  (displayName = 'Nadia Islam') =>
  () => {
    pendingLink.set({ provider: 'GOOGLE', displayName, ticket: 'link-0123456789abcdef' })
    return () => pendingLink.drop()
  }

const question = () => page.findByRole('alertdialog', { name: 'Link Google permanently?' })

export const Asks: Story = {
  beforeEach: waiting(),
  play: async () => {
    await question()
    await waitFor(() => expect(page.getByRole('button', { name: 'Not now' })).toHaveFocus())
  },
}

export const Daylight: Story = {
  tags: ['!test'],
  beforeEach: waiting(),
  globals: { theme: 'daylight' },
}

export const LongName: Story = {
  tags: ['!test'],
  beforeEach: waiting('Abdullah Muhammad Nur Hossain Chowdhury of Brahmanbaria'),
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
}

export const PhoneArabic: Story = {
  beforeEach: waiting('নাদিয়া ইসলাম'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

/** The link ticket has expired on the server. */
export const TooLate: Story = {
  beforeEach: waiting(),
  play: async () => {
    await question()
    await userEvent.click(page.getByRole('button', { name: 'Link permanently' }))
    await page.findByText('That timed out. Log in with Google again.')
  },
}
