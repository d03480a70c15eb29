import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { radioPairs } from './do-and-dont/radio.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Radio',
  tags: ['autodocs'],
  component: RadioGroup,
  args: {
    label: 'Remind me of the time',
    name: 'reality-check',
    defaultValue: '60',
    options: [
      { value: '30', label: 'Every 30 minutes' },
      { value: '60', label: 'Every hour' },
      { value: '120', label: 'Every 2 hours' },
    ],
    onValueChange: fn(),
  },
  parameters: {
    bn: {
      label: 'সময় মনে করিয়ে দিন',
      options: [
        { value: '30', label: 'প্রতি ৩০ মিনিটে' },
        { value: '60', label: 'প্রতি ঘণ্টায়' },
        { value: '120', label: 'প্রতি ২ ঘণ্টায়' },
      ],
    },
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The group is one tab stop; arrow keys change the choice. */
export const Lines: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Every hour'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenCalledWith('120')
  },
}

export const Cards: Story = {
  args: {
    look: 'card',
    label: 'Way to pay',
    name: 'method',
    defaultValue: 'wallet',
    options: [
      { value: 'wallet', label: 'Mobile wallet', hint: 'Within 5 minutes' },
      { value: 'bank', label: 'Bank transfer', hint: 'Within 2 hours' },
      { value: 'card', label: 'Card', hint: 'Not available today', disabled: true },
    ],
  },
}

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose one', name: 'e' },
}
export const Disabled: Story = { args: { disabled: true, name: 'd' } }

export const InAForm: Story = {
  tags: ['!test'],
  args: { hint: 'You can change this at any time', note: '(optional)', name: 'f' },
  render: (args) => (
    <Narrow>
      <RadioGroup {...args} />
    </Narrow>
  ),
}

export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { look: 'card', name: 'b' },
}
export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl' },
  args: { name: 'r' },
}

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = radioPairs
