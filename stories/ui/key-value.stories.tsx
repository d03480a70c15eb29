import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { keyValuePairs } from './do-and-dont/key-value.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/KeyValue',
  tags: ['autodocs'],
  component: KeyValue,
  args: {
    rows: [
      { id: 'amount', term: 'Amount', detail: '৳5,000.00' },
      { id: 'fee', term: 'Fee', detail: '৳50.00' },
      { id: 'arrives', term: 'You receive', detail: '৳4,950.00', strong: true },
    ],
  },
  parameters: {
    bn: {
      rows: [
        { id: 'amount', term: 'পরিমাণ', detail: '৳5,000.00' },
        { id: 'fee', term: 'ফি', detail: '৳50.00' },
        { id: 'arrives', term: 'হাতে পাবেন', detail: '৳4,950.00', strong: true },
      ],
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof KeyValue>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3)
  },
}
export const Grid: Story = { tags: ['!test'], args: { layout: 'grid' } }

export const PhoneBengaliRightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = keyValuePairs
