import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { type DateRange, presetRange } from '#lib/date-range.ts'
import { DateRangeField } from '#ui/date-range-field/date-range-field.tsx'
import { dateRangeFieldPairs } from './do-and-dont/date-range-field.tsx'
import { lastWeek, presetsNamed, today } from './sample-range.ts'

const onChange = fn<(range: DateRange) => void>()

const meta = {
  title: 'UI/DateRangeField',
  tags: ['autodocs'],
  component: DateRangeField,
  args: {
    label: 'Dates',
    ...lastWeek,
    onChange,
  },
  parameters: {
    bn: {
      label: 'দিন',
      closeLabel: 'বন্ধ করুন',
      presets: presetsNamed(['আজ', 'গতকাল', 'শেষ ৭ দিন', 'শেষ ৩০ দিন']),
      tag: 'bn-BD',
      zone: 'বাংলাদেশ সময় (GMT+6) অনুযায়ী দিন',
      labels: {
        presets: 'প্রায়ই ব্যবহৃত',
        months: 'মাস',
        previousMonth: 'আগের মাস',
        nextMonth: 'পরের মাস',
        from: 'থেকে',
        to: 'পর্যন্ত',
        typed: 'যেমন 2026-11-20',
        apply: 'এই দিনগুলো দেখান',
        noDay: 'দিনটি 2026-11-20 আকারে লিখুন',
        issue: () => 'সম্ভব নয়',
      },
    },
  },
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

/** Two days of the calendar are picked in either order; a preset applies at once. */
export const Desktop: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: 'Dates Last 7 days Nov 14 – 20, 2026' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('button', { name: 'Tuesday, November 10, 2026' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tuesday, October 20, 2026' }))
    await expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('2026-10-20')
    await userEvent.click(screen.getByRole('button', { name: 'Show these dates' }))
    const chosen = {
      from: { year: 2026, month: 10, day: 20 },
      to: { year: 2026, month: 11, day: 10 },
    }
    await expect(onChange).toHaveBeenLastCalledWith(chosen)
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
    await expect(onChange).toHaveBeenLastCalledWith(presetRange('yesterday', today))
  },
}

/** More than 31 days and invalid dates are refused with a message. */
export const Typed: Story = {
  args: { open: true },
  play: async ({ userEvent }) => {
    const from = await screen.findByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.paste('01/10/2026')
    await expect(screen.getByText('Not possible: tooLong')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Show these dates' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.clear(from)
    await userEvent.paste('২০২৬-১১-০১')
    await expect(screen.queryByText('Not possible: tooLong')).toBeNull()
  },
}

/** A sheet with one month: month names are Bengali, the calendar is Gregorian. */
export const PhoneBengaliRightToLeft: Story = {
  args: { open: true },
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('grid', { name: 'নভেম্বর 2026' })).toBeVisible()
  },
}

export const DoAndDont: Story = dateRangeFieldPairs
