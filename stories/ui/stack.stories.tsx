import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack, stackGaps, stackLook } from '#ui/stack/stack.tsx'
import { stackPairs } from './do-and-dont/stack.tsx'

const meta = {
  title: 'UI/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: {
    gap: '3',
    children: (
      <>
        <h2>Deposit</h2>
        <p>Choose how you want to pay. Money usually arrives within a minute.</p>
        <Button>Choose a method</Button>
      </>
    ),
  },
  parameters: {
    bn: {
      children: (
        <>
          <h2>ডিপোজিট</h2>
          <p>কীভাবে টাকা দিতে চান তা বেছে নিন। সাধারণত এক মিনিটের মধ্যে টাকা পৌঁছে যায়।</p>
          <Button>পদ্ধতি বেছে নিন</Button>
        </>
      ),
    },
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}

export const Row: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    wrap: true,
    children: (
      <>
        <h2>Deposit</h2>
        <Badge variant="success">Open</Badge>
        <Button size="sm">Choose a method</Button>
      </>
    ),
  },
}

/** Equal widths, and equal heights within a row. */
export const Grid: Story = {
  render: () => (
    <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>
      <li>
        <Card>Wallet</Card>
      </li>
      <li>
        <Card>
          <p>Bank card</p>
          <p>Takes up to two days.</p>
        </Card>
      </li>
      <li>
        <Card>Bank transfer</Card>
      </li>
    </ul>
  ),
}

export const Gaps: Story = {
  tags: ['!test'],
  render: () => (
    <Stack gap="4">
      {stackGaps.map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
          <Badge>{gap}</Badge>
        </Stack>
      ))}
    </Stack>
  ),
}

export const PhoneBengaliRightToLeft: Story = {
  ...Column,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = stackPairs
