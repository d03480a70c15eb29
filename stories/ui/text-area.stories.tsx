import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { textAreaPairs } from './do-and-dont/text-area.tsx'
import { Narrow } from './layout.tsx'

const bengali = new Intl.NumberFormat('bn-u-nu-beng')

const meta = {
  title: 'UI/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: {
    label: 'What happened?',
    min: 10,
    max: 200,
    counter: {
      count: (used: number, max: number) => `${used} / ${max}`,
      left: (left: number) => `${left} characters left`,
      over: (by: number) => `${by} characters too many`,
      missing: (by: number) => `${by} more characters needed`,
    },
  },
  parameters: {
    bn: {
      label: 'কী হয়েছে?',
      hint: 'যতটা পারেন নির্দিষ্ট করে লিখুন',
      counter: {
        count: (used: number, max: number) => `${bengali.format(used)} / ${bengali.format(max)}`,
        left: (left: number) => `আর ${bengali.format(left)}টি অক্ষর লেখা যাবে`,
        over: (by: number) => `${bengali.format(by)}টি অক্ষর বেশি হয়েছে`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['!test'] }
export const WithHint: Story = { args: { hint: 'As exactly as you can', note: '(required)' } }
export const WithoutLimit: Story = { tags: ['!test'], args: { max: undefined } }

/** The counter counts code points, so an emoji is one. */
export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'What happened?' })
    await userEvent.click(area)
    await userEvent.paste('Slow 🐢')
    await expect(canvas.getByText('6 / 200')).toBeVisible()
    await expect(canvas.getByText('4 more characters needed')).toHaveAttribute('aria-live', 'off')
    await expect(area).toHaveFocus()
  },
}

export const NearLimit: Story = {
  args: { defaultValue: 'x'.repeat(188) },
  play: async ({ canvas }) => {
    const status = await canvas.findByText('12 characters left')
    await expect(status).toHaveAttribute('aria-live', 'polite')
  },
}

/** Pasted text is not truncated; trailing whitespace is not counted. */
export const TooLong: Story = {
  args: { defaultValue: 'A long story. '.repeat(15), error: 'Shorten it to 200 characters' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 characters too many')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Disabled: Story = {
  tags: ['!test'],
  args: { disabled: true, defaultValue: 'The game froze.' },
}
export const ReadOnly: Story = {
  tags: ['!test'],
  args: { readOnly: true, defaultValue: 'The game froze.' },
}
export const LongText: Story = {
  tags: ['!test'],
  args: {
    label: 'Tell us in your own words what you did, what you expected and what happened instead',
    defaultValue: `https://example.com/${'path'.repeat(30)}`,
  },
}
export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { defaultValue: 'খেলা মাঝপথে থেমে গেছে। '.repeat(8) },
}
export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl' },
  args: { defaultValue: 'x'.repeat(188) },
}
export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = textAreaPairs
