import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight, Heart, Menu, RefreshCw, Search, X } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { IconButton, iconButtonSizes, iconButtonVariants } from '#ui/icon-button/icon-button.tsx'
import { iconButtonPairs } from './do-and-dont/icon-button.tsx'
import { Row, Stack } from './layout.tsx'

const meta = {
  title: 'UI/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { of: Search, label: 'Search games' },
  parameters: { bn: { label: 'গেম খুঁজুন' } },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** The touch target is 44 px at every size. */
export const Small: Story = {
  args: { size: 'sm', of: X, label: 'Close' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /close|.+/i })
    const area = getComputedStyle(button, '::after')
    await expect(Number.parseFloat(area.height)).toBeGreaterThanOrEqual(44)
  },
}

export const Variants: Story = {
  render: () => (
    <Stack>
      {iconButtonSizes.map((size) => (
        <Row key={size}>
          {iconButtonVariants.map((variant) => (
            <IconButton
              key={variant}
              of={Heart}
              label={`${variant} ${size}`}
              variant={variant}
              size={size}
            />
          ))}
          <IconButton
            of={Menu}
            label={`Square ${size}`}
            variant="soft"
            shape="square"
            size={size}
          />
        </Row>
      ))}
    </Stack>
  ),
}

export const Toggle: Story = {
  render: () => (
    <Row>
      <IconButton of={Heart} label="Favourite, off" pressed={false} />
      <IconButton of={Heart} label="Favourite, on" pressed />
      <IconButton of={Heart} label="On art, off" variant="onArt" pressed={false} />
      <IconButton of={Heart} label="On art, on" variant="onArt" pressed />
    </Row>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Row>
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} of={Heart} label={variant} variant={variant} disabled />
      ))}
    </Row>
  ),
}

export const Loading: Story = {
  args: { of: RefreshCw, label: 'Refresh', loading: true, variant: 'soft' },
}

export const Focused: Story = {
  tags: ['!test'],
  args: { variant: 'outline' },
  play: async () => userEvent.tab(),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Row>
      <IconButton of={ChevronLeft} label="Previous" variant="outline" directional />
      <IconButton of={ChevronRight} label="Next" variant="outline" directional />
    </Row>
  ),
}

export const DoAndDont: Story = iconButtonPairs
