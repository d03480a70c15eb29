import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Security/Payment password',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, search = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/promotions?popup=payment-password${search}`,
})

export const Change: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await page.findByLabelText('Current payment password')
  },
}

export const First: Story = { tags: ['!test'], parameters: at('member+payment-password-unset') }

export const Locked: Story = {
  parameters: at('member+payment-password-locked'),
  play: async () => {
    await page.findByText(/You can use your payment password again from/)
  },
}

export const Wrong: Story = {
  tags: ['!test'],
  parameters: at('member'),
  play: async () => {
    await userEvent.type(await page.findByLabelText('Current payment password'), '111111')
    await userEvent.type(page.getByLabelText('New payment password'), '482913')
    await userEvent.type(page.getByLabelText('Repeat new payment password'), '482913{Enter}')
    await page.findByText(/4 attempts left/)
  },
}

export const Forgotten: Story = {
  parameters: at('member', '&forgot=1'),
  play: async () => {
    await page.findByRole('radio', { name: /To my email address/ })
  },
}

export const Failed: Story = {
  tags: ['!test'],
  parameters: at('member+http-500'),
}

export const PhoneArabic: Story = {
  parameters: at('member', '&forgot=1'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

const typeNew = async () => {
  await userEvent.type(await page.findByLabelText('New payment password'), '482913')
  await userEvent.type(page.getByLabelText('Repeat new payment password'), '482913{Enter}')
}

export const SetForTheFirstTime: Story = {
  tags: ['!test'],
  parameters: at('member+payment-password-unset'),
  play: async () => {
    await typeNew()
    await page.findByText('Payment password set.')
  },
}

export const SetAnew: Story = {
  tags: ['!test'],
  parameters: at('member', '&forgot=1'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Send code' }))
    await page.findByText('The code is on its way.')
    await userEvent.type(page.getByLabelText('Verification code'), '246810')
    await typeNew()
    await page.findByText('New payment password set.')
  },
}
