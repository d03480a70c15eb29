import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { phoneArabic } from '#stories/features/stage.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = { ...screen, title: 'Flows/Reality check' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const due = {
  world: 'scenario=member+reality-check-due&seed=7&clock=2026-11-20T09:00:00Z',
  route: '/game/10005',
}

/** F-25: the game is blocked until the question is answered. */
export const RealityCheck: Story = {
  parameters: due,
  play: async () => {
    const check = await page.findByRole('dialog', { name: 'Reality check' })
    await within(check).findByText('65 minutes')
    await userEvent.click(within(check).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(page.getByRole('main')).toHaveFocus())
  },
}

export const PhoneArabic: Story = {
  parameters: due,
  globals: phoneArabic,
  play: async () => {
    await page.findByRole('dialog', { name: 'تنبيه مدة اللعب' })
  },
}
