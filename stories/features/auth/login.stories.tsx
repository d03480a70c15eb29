import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { screen } from '../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Auth/Log in',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/?popup=login',
})

const LONG = { timeout: 8000 }
const logIn = async (username: string, password: string) => {
  await userEvent.type(await page.findByLabelText('User name', {}, LONG), username)
  await userEvent.type(page.getByLabelText('Password'), password)
  await userEvent.keyboard('{Enter}')
}

export const Ready: Story = {
  parameters: at('guest'),
  play: async () => {
    await page.findByRole('dialog', { name: 'Log in' }, LONG)
  },
}

export const Daylight: Story = { parameters: at('guest'), globals: { theme: 'daylight' } }

export const RightToLeft: Story = { parameters: at('guest'), globals: { direction: 'rtl' } }

export const LongWords: Story = { parameters: at('guest'), globals: { language: 'pseudo' } }

export const PhoneBengali: Story = {
  parameters: at('guest'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const NothingTyped: Story = {
  parameters: at('guest'),
  play: async () => {
    const name = await page.findByLabelText('User name', {}, LONG)
    await userEvent.type(name, '{Enter}')
    await page.findByText('Please enter your user name')
    await expect(name).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  parameters: at('guest'),
  play: async () => {
    await logIn('rahim', 'wrong-one-1')
    await page.findByText('The user name or the password is not right.', {}, LONG)
    await expect(page.getByLabelText('User name')).toHaveValue('rahim')
  },
}

export const Captcha: Story = {
  parameters: at('login-captcha'),
  play: async () => {
    await logIn('rahim', 'gold1234')
    await page.findByRole('img', { name: 'Four characters to copy' }, LONG)
    await waitFor(() => expect(page.getByLabelText('Characters in the picture')).toHaveFocus())
  },
}

export const Locked: Story = {
  parameters: at('login-locked'),
  play: async () => {
    await logIn('rahim', 'gold1234')
    await page.findByText(/You can log in again at/, {}, LONG)
  },
}

export const WrongKindOfAccount: Story = {
  parameters: at('non-member-type'),
  play: async () => {
    await logIn('rahim', 'gold1234')
    await page.findByText('Non-member account unable to login', {}, LONG)
  },
}

export const FirstTime: Story = {
  parameters: at('guest'),
  play: async () => {
    await logIn('nodi', 'gold1234')
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument(), LONG)
  },
}
