import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Auth/Agent login',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const parameters = { world: 'scenario=guest&seed=7&clock=2026-11-20T09:00:00Z', route: '/agent' }

const logIn = async (username: string) => {
  await userEvent.type(await page.findByLabelText('Username', { selector: 'input' }), username)
  await userEvent.type(page.getByLabelText('Password'), 'gold1234{Enter}')
}

export const Ready: Story = { parameters: { ...parameters, ...inBengaliToo } }

export const Daylight: Story = { tags: ['!test'], parameters, globals: { theme: 'daylight' } }

export const PhoneArabic: Story = {
  parameters,
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

export const NoAgent: Story = {
  parameters,
  play: async () => {
    await logIn('rahim')
    await page.findByText('Non-agents cannot log in')
  },
}

/** D-026: the verification step is inside the card. */
export const Proof: Story = {
  parameters: {
    ...parameters,
    world: parameters.world.replace('guest', 'guest+member-ip-unverified'),
  },
  play: async () => {
    await logIn('agent1')
    await page.findByRole('heading', { name: 'Confirm it is you' })
  },
}

export const Slider: Story = {
  parameters: {
    ...parameters,
    world: parameters.world.replace('guest', 'guest+human-check-slider'),
  },
  play: async () => {
    await logIn('agent1')
    await page.findByText('Please complete verification first')
  },
}
