import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page } from 'storybook/test'
import { pendingLink } from '#session/social-sign-in.ts'
import { screen } from '#stories/setup/portal.tsx'
import { fakeService, logIn, openAt, visitGoogle } from './login-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Auth/Not linked yet',
  parameters: { ...screen.parameters, ...openAt('guest') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Skips the service's window: stores a link ticket before the story starts. */
const waiting =
  (displayName = 'Nadia Islam') =>
  () => {
    pendingLink.set({ provider: 'GOOGLE', displayName, ticket: 'link-0123456789abcdef' })
    return () => pendingLink.drop()
  }

/** The service returns an account that is not linked to a member. */
export const FromTheService: Story = {
  beforeEach: fakeService(false),
  play: async () => {
    await visitGoogle('id-new')
    await page.findByRole('dialog', { name: 'This account is not linked yet' })
    await page.findByText(/Nadia Islam/)
  },
}

export const Daylight: Story = {
  tags: ['!test'],
  beforeEach: waiting(),
  globals: { theme: 'daylight' },
}

export const PhoneArabic: Story = {
  beforeEach: waiting('নাদিয়া ইসলাম'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

export const LongName: Story = {
  tags: ['!test'],
  beforeEach: waiting('Abdullah Muhammad Nur Hossain Chowdhury of Brahmanbaria'),
  globals: { language: 'pseudo' },
}

export const WrongPassword: Story = {
  beforeEach: waiting(),
  play: async () => {
    await logIn('karim', 'wrong-one-1')
    await page.findByText('The username or password is incorrect.')
  },
}
