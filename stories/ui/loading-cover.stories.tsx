import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame } from '#stories/setup/in-frame.ts'
import { Button } from '#ui/button/button.tsx'
import { LoadingCover } from '#ui/loading-cover/loading-cover.tsx'
import { Plate, Stack } from './layout.tsx'

const meta = {
  title: 'UI/LoadingCover',
  tags: ['autodocs'],
  component: LoadingCover,
  args: { label: 'Opening the game…', scope: 'parent' },
  parameters: { docs: inFrame, bn: { label: 'গেম খোলা হচ্ছে…' } },
  render: (args) => (
    <Plate>
      <Stack>
        <h3>Golden Delta</h3>
        <Button variant="primary">Play</Button>
      </Stack>
      <LoadingCover {...args} />
    </Plate>
  ),
} satisfies Meta<typeof LoadingCover>
export default meta
type Story = StoryObj<typeof meta>

export const OverParent: Story = {}

export const WholeScreen: Story = {
  args: { scope: 'screen' },
  parameters: { layout: 'fullscreen' },
}

/** An opaque cover is for the first load of a screen. */
export const Solid: Story = {
  args: { scope: 'screen', solid: true, label: 'Starting…' },
  parameters: { layout: 'fullscreen' },
  render: (args) => <LoadingCover {...args} />,
}

export const LongText: Story = {
  tags: ['!test'],
  args: { label: 'Bringing your balance back from the game. This can take a few seconds.' },
}

export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}
