import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ScrollArea } from '#ui/scroll-area/scroll-area.tsx'
import { scrollAreaPairs } from './do-and-dont/scroll-area.tsx'
import { Narrow } from './layout.tsx'

const chances = (of: string, chance: string, columns: readonly string[]) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{chance}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">৳500.00</th>
        <td>2.5%</td>
        {columns.map((column) => (
          <td key={column}>40</td>
        ))}
      </tr>
    </tbody>
  </table>
)

const WIDE = ['Acknowledgements', 'Responsibilities', 'Characteristics', 'Circumstances'] as const

const meta = {
  title: 'UI/ScrollArea',
  tags: ['autodocs'],
  component: ScrollArea,
  args: { 'aria-label': 'Chances for one spin', children: chances('Prize', 'Chance', WIDE) },
  parameters: {
    bn: { 'aria-label': 'এক ঘুরানোর সম্ভাবনা', children: chances('পুরস্কার', 'সম্ভাবনা', WIDE) },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

export const Scrolls: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('group', { name: 'Chances for one spin' })
    await waitFor(() => expect(area.scrollWidth).toBeGreaterThan(area.clientWidth))
    await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(area).toHaveFocus()
  },
}

/** Content that fits is not a tab stop. */
export const Fits: Story = {
  args: { children: chances('Prize', 'Chance', []) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Chances for one spin' })
    await waitFor(() => expect(area.clientWidth).toBeGreaterThan(0))
    await expect(area).not.toHaveAttribute('tabindex')
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = scrollAreaPairs
