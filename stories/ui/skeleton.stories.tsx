import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, skeletonShapes } from '#ui/skeleton/skeleton.tsx'
import { skeletonPairs } from './do-and-dont/skeleton.tsx'
import { Narrow } from './layout.tsx'
import styles from './skeleton.module.css'

const meta = { title: 'UI/Skeleton', tags: ['autodocs'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { tags: ['!test'] }

export const Paragraph: Story = {
  args: { lines: 4 },
  render: (args) => (
    <Narrow>
      <Skeleton {...args} />
    </Narrow>
  ),
}

/** Each skeleton has the geometry of its content. */
export const Shapes: Story = {
  render: () => (
    <div className={styles.shapes}>
      {skeletonShapes
        .filter((shape) => shape !== 'hero' && shape !== 'block')
        .map((shape) => (
          <div key={shape}>
            <Skeleton shape={shape} />
            <small>{shape}</small>
          </div>
        ))}
    </div>
  ),
}

export const Rail: Story = {
  tags: ['!test'],
  render: () => (
    <div className={styles.rail} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <div key={tile}>
          <Skeleton shape="tile" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  ),
}

export const Hero: Story = { tags: ['!test'], args: { shape: 'hero' } }

/** With reduced motion there is no animation. */
export const ReducedMotion: Story = {
  tags: ['!test'],
  render: () => (
    <div data-motion="off">
      <Skeleton shape="live" style={{ maxInlineSize: 'var(--w-sm)' }} />
    </div>
  ),
}

export const DoAndDont: Story = skeletonPairs
