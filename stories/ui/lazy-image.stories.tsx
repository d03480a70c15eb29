import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LazyImage } from '../../src/ui/lazy-image/lazy-image.tsx'
import { poster } from './sample-art.ts'

const BROKEN = 'data:image/png;base64,AAAA'

const meta = {
  title: 'UI/LazyImage',
  component: LazyImage,
  args: { src: poster(3), alt: 'A golden crown', width: 300, height: 400 },
  parameters: { bn: { alt: 'সোনালি মুকুট' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12em', background: 'var(--surface-2)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyImage>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    // Until it is seen its place carries the name; then the picture does.
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'A golden crown' })).toHaveAttribute(
        'decoding',
        'async',
      ),
    )
  },
}

export const Priority: Story = { args: { priority: true } }

export const SecondAddress: Story = {
  name: 'ERR-07 the retry asks the next address',
  args: { src: BROKEN, fallbackSrc: [poster(3)] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'A golden crown' })).toHaveAttribute('src', poster(3)),
    )
    await expect(canvasElement.querySelector('[data-state="failed"]')).toBeNull()
  },
}

export const Failed: Story = {
  name: 'HOM-29 one retry, then the default icon',
  args: { src: BROKEN },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="failed"]')).not.toBeNull())
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A golden crown' })).toBeVisible())
  },
}

export const BelowTheFold: Story = {
  name: 'HOM-29 nothing is asked for until a tenth is in view',
  render: (args) => (
    <div style={{ paddingBlockStart: '300vh' }}>
      <LazyImage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
