import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner, spinnerSizes } from '../../src/ui/spinner/spinner.tsx'
import { Row } from './layout.tsx'

const meta = {
  title: 'UI/Spinner',
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

/** Inside something that says it is busy. */
export const Silent: Story = { render: () => <Spinner size="lg" /> }

export const Sizes: Story = {
  render: () => (
    <Row>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Row>
  ),
}

/** Motion off: it stands still. */
export const Still: Story = {
  render: () => (
    <div data-motion="off">
      <Spinner size="lg" />
    </div>
  ),
}
