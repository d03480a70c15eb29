import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { closeFakeWindow, fakeWindow } from '#stories/features/play/game-host/game-window.ts'
import { shows, stageAt } from '#stories/features/stage.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = { ...screen, title: 'Flows/Game window' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/game/10005')
const open = async () => userEvent.click(await page.findByRole('button', { name: 'Open the game' }))

/** D-037: no window opens before the player requests it. */
export const Ready: Story = {
  tags: ['!test'],
  parameters: at('member+launch-window'),
  play: shows('This game opens in its own window'),
}

export const Running: Story = {
  parameters: at('member+launch-window'),
  beforeEach: fakeWindow,
  play: async () => {
    await open()
    await page.findByRole('heading', { name: 'The game runs in its own window' })
    await expect(page.getByRole('button', { name: 'Bring to front' })).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
  },
}

/** The player closed the window; the game can be opened again. */
export const Closed: Story = {
  parameters: at('member+launch-window'),
  beforeEach: fakeWindow,
  play: async () => {
    await open()
    await page.findByRole('heading', { name: 'The game runs in its own window' })
    closeFakeWindow()
    await page.findByRole('heading', { name: 'The game window is closed' })
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  },
}

export const Blocked: Story = {
  parameters: at('member+launch-window+popup-blocked'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: async () => {
    await open()
    await page.findByRole('alert')
  },
}
