import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { lazyImagePairs } from './do-and-dont/lazy-image.tsx'
import { poster } from './sample-art.ts'

const BROKEN = 'data:image/png;base64,AAAA'

const meta = {
  title: 'UI/LazyImage',
  tags: ['autodocs'],
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
    // The frame has the name until the picture is loaded.
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'A golden crown' })).toHaveAttribute(
        'decoding',
        'async',
      ),
    )
  },
}

export const Priority: Story = { tags: ['!test'], args: { priority: true } }

/** The retry uses the next URL. */
export const FallbackUrl: Story = {
  args: { src: BROKEN, fallbackSrc: [poster(3)] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'A golden crown' })).toHaveAttribute('src', poster(3)),
    )
    await expect(canvasElement.querySelector('[data-state="failed"]')).toBeNull()
  },
}

/** One retry, then the default icon. */
export const Failed: Story = {
  args: { src: BROKEN },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="failed"]')).not.toBeNull())
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A golden crown' })).toBeVisible())
  },
}

/** Loading starts once a tenth of it is in view. */
export const BelowTheFold: Story = {
  render: (args) => (
    <div style={{ paddingBlockStart: '300vh' }}>
      <LazyImage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const DoAndDont: Story = lazyImagePairs
