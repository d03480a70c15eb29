import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Rolling } from '#ui/rolling/rolling.tsx'
import { Row } from './layout.tsx'

const AMOUNTS = ['980.00', '1,200.50']

function Changing() {
  const [turn, setTurn] = useState(0)
  return (
    <Row>
      <output style={{ overflow: 'clip' }}>
        <Rolling text={AMOUNTS[turn % AMOUNTS.length] ?? ''} />
      </output>
      <button type="button" onClick={() => setTurn((now) => now + 1)}>
        Next
      </button>
    </Row>
  )
}

const meta = {
  title: 'UI/Rolling',
  tags: ['autodocs'],
  component: Rolling,
  args: { text: '980.00' },
} satisfies Meta<typeof Rolling>
export default meta
type Story = StoryObj<typeof meta>

/** The digits move only when the number changes, and only the new number is announced. */
export const Changes: Story = {
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByRole('status')
    await expect(amount.querySelector('[data-before]')).toBeNull()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }))
    await expect(amount).toHaveTextContent(/^1,200\.50$/)
    await expect(amount.querySelector('[data-before="980.00"]')).toBeVisible()
  },
}
