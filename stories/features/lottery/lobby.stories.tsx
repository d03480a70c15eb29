import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page } from 'storybook/test'
import { screen } from '../../setup/portal.tsx'

const LONG = { timeout: 10_000 }

const meta = {
  ...screen,
  title: 'Features/Lottery/Lobby',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/lottery',
})
const says = (words: string) => () => page.findAllByText(words, {}, LONG).then(() => undefined)

export const Loading: Story = {
  parameters: at('member+slow'),
  play: () => page.findByRole('heading', { level: 1, name: 'Lottery' }, LONG).then(() => undefined),
}

export const Empty: Story = {
  parameters: at('member+empty-lists'),
  play: says('There are no lotteries here at the moment.'),
}

export const Failed: Story = {
  parameters: at('member+http-500'),
  play: says('Reference for support'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  play: says('Network link is abnormal, please try again'),
}
