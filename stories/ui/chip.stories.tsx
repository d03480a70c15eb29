import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dices, Fish, Spade, Trophy } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Chip, chipLook, RemovableChip } from '#ui/chip/chip.tsx'
import { chipPairs } from './do-and-dont/chip.tsx'
import { Narrow, Row } from './layout.tsx'

const meta = {
  title: 'UI/Chip',
  tags: ['autodocs'],
  component: Chip,
  args: { children: 'Slots', icon: Dices, selected: false, onClick: fn() },
  parameters: { bn: { children: 'স্লট' } },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = { args: { selected: true } }
export const Disabled: Story = { args: { disabled: true } }
export const WithCount: Story = { tags: ['!test'], args: { count: '1,284' } }

export const Categories: Story = {
  render: () => (
    <Row>
      <a href="#slots" aria-current="page" {...chipLook({ selected: true })}>
        Slots
      </a>
      <a href="#fishing" {...chipLook({})}>
        Fishing
      </a>
      <Chip icon={Spade}>Table</Chip>
      <Chip icon={Fish} size="sm">
        Small
      </Chip>
      <Chip icon={Trophy} size="sm" selected>
        Small, on
      </Chip>
    </Row>
  ),
}

const onRemove = fn()

export const Removable: Story = {
  render: () => (
    <RemovableChip label="Vendor: Pearl" removeLabel="Remove Vendor: Pearl" onRemove={onRemove} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /remove/i }))
    await expect(onRemove).toHaveBeenCalled()
  },
}

export const LongText: Story = {
  tags: ['!test'],
  args: { children: 'Games with a progressive jackpot above one million', selected: true },
  render: (args) => (
    <Narrow>
      <Chip {...args} />
    </Narrow>
  ),
}

export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { selected: true },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = chipPairs
