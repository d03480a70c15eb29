import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import type { World } from '#mocks/world/world-types.ts'
import { fakeWindow } from '#stories/features/play/game-host/game-window.ts'
import { screen } from '#stories/setup/portal.tsx'

/** For visual review; unit tests assert the text of each refusal. */
const meta = {
  ...screen,
  title: 'Flows/A limit in the way',
  tags: ['!test'],
  beforeEach: fakeWindow,
  parameters: {
    ...screen.parameters,
    world: 'scenario=member+launch-window&seed=7&clock=2026-11-20T09:00:00Z',
    route: '/game/10005',
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A game in its own window is opened again and refused. */
const refused = (
  code: string,
  [open, again]: readonly [string, string],
): NonNullable<Story['play']> =>
  async function play({ loaded }: { loaded: { world?: World } }) {
    await userEvent.click(await page.findByRole('button', { name: open }))
    loaded.world?.faults.set('launchGame', { kind: 'refusal', code })
    await userEvent.click(await page.findByRole('button', { name: again }))
  }

const EN = ['Open the game', 'Open again'] as const
const BN = ['গেম খুলুন', 'আবার খুলুন'] as const

export const LossLimit: Story = { play: refused('limit.loss.reached', EN) }

export const SelfExcludedDaylight: Story = {
  globals: { theme: 'daylight' },
  play: refused('self.excluded', EN),
}

export const Bengali: Story = {
  globals: { language: 'BN' },
  play: refused('limit.loss.reached', BN),
}

export const SelfExcludedBengali: Story = {
  globals: { language: 'BN' },
  play: refused('self.excluded', BN),
}
