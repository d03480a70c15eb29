import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import { ErrorSummary, type ErrorSummaryProps } from '#ui/error-summary/error-summary.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { errorSummaryPairs } from './do-and-dont/error-summary.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/ErrorSummary',
  tags: ['autodocs'],
  component: ErrorSummary,
  args: {
    title: 'Two things to put right',
    errors: [
      { id: 'full-name', message: 'Enter your full name' },
      { id: 'gender', message: 'Choose one' },
    ],
  },
  parameters: {
    bn: {
      title: 'দুটি জায়গা ঠিক করুন',
      errors: [
        { id: 'full-name', message: 'আপনার পুরো নাম লিখুন' },
        { id: 'gender', message: 'একটি বেছে নিন' },
      ],
    },
  },
  render: (args) => (
    <Narrow>
      <ErrorSummary {...args} />
      <TextField id="full-name" label="Full name" />
      <RadioGroup
        id="gender"
        name="gender"
        label="Gender"
        options={[
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
        ]}
      />
    </Narrow>
  ),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

/** Each link focuses its field; the URL does not change. */
export const TwoErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = window.location.href
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your full name' }))
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose one' }))
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus()
    await expect(window.location.href).toBe(before)
  },
}

const FocusedSummary = (props: ErrorSummaryProps) => {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <Narrow>
      <ErrorSummary {...props} ref={summary} />
    </Narrow>
  )
}

/** After a refused submit the summary gets the focus, so its title is announced and its links come next. */
export const Focused: Story = {
  render: (args) => <FocusedSummary {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Two things to put right' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Enter your full name' })).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const LongText: Story = {
  tags: ['!test'],
  args: {
    title: 'Some of what you wrote differs from what your documents say',
    errors: [
      {
        id: 'full-name',
        message: 'Enter your name exactly as it is written on the account that receives the money',
      },
      { id: 'gender', message: 'Choose one of the two' },
    ],
  },
}
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Daylight: Story = { tags: ['!test'], globals: { theme: 'daylight' } }
export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = errorSummaryPairs
