import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner, spinnerSizes } from '#ui/spinner/spinner.tsx'
import { spinnerPairs } from './do-and-dont/spinner.tsx'
import { Row } from './layout.tsx'

const meta = {
  title: 'UI/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Loading', size: 'lg' },
  parameters: { bn: { label: 'লোড হচ্ছে' } },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Announced: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.label ?? '')
  },
}

/** Without a text, because the element around it has aria-busy. */
export const Silent: Story = { render: () => <Spinner size="lg" /> }

export const Sizes: Story = {
  tags: ['!test'],
  render: () => (
    <Row>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Row>
  ),
}

/** With reduced motion there is no animation. */
export const ReducedMotion: Story = {
  tags: ['!test'],
  render: () => (
    <div data-motion="off">
      <Spinner size="lg" />
    </div>
  ),
}

export const DoAndDont: Story = spinnerPairs
