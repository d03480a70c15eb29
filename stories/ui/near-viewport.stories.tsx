import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '#ui/card/card.tsx'
import { NearViewport } from '#ui/near-viewport/near-viewport.tsx'

const meta = {
  title: 'UI/NearViewport',
  tags: ['autodocs'],
  component: NearViewport,
  args: { margin: '0px', style: { blockSize: '10lh' }, children: <Card>Latest winners</Card> },
  parameters: { bn: { children: <Card>সর্বশেষ বিজয়ীরা</Card> } },
} satisfies Meta<typeof NearViewport>
export default meta
type Story = StoryObj<typeof meta>

export const InView: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Latest winners')).toBeVisible()
  },
}

/** A placeholder is shown until it comes into view. */
export const BelowTheWindow: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '200svh' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Latest winners')).toBeNull()
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByText('Latest winners')).toBeVisible())
  },
}

/** It is in view, but its content is not ready. */
export const NotReady: Story = {
  args: { ready: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Latest winners')).toBeNull()
  },
}
