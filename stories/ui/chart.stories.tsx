import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { formatMoney } from '#lib/money.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { chartPairs } from './do-and-dont/chart.tsx'

const DAYS = Array.from({ length: 14 }, (_, index) => index + 7)

const pointsIn = (month: string) =>
  DAYS.map((day) => ({
    key: `2026-11-${day}`,
    label: `${day} ${month}`,
    values: {
      stakes: `${1200 + ((day * 37) % 11) * 140}.50`,
      payouts: `${900 + ((day * 53) % 13) * 150}.00`,
    },
  }))

const meta = {
  title: 'UI/Chart',
  tags: ['autodocs'],
  component: Chart,
  args: {
    title: 'Stakes and payouts',
    kind: 'area',
    series: [
      { id: 'stakes', name: 'Stakes' },
      { id: 'payouts', name: 'Payouts' },
    ],
    points: pointsIn('Nov'),
    format: formatMoney,
    formatTick: (value) => `${value / 1000}K`,
    labels: {
      time: 'Day',
      asTable: 'As a table',
      asChart: 'As a chart',
      hint: 'Arrow keys move from day to day.',
    },
  },
  parameters: {
    bn: {
      title: 'বাজি ও পেআউট',
      series: [
        { id: 'stakes', name: 'বাজি' },
        { id: 'payouts', name: 'পেআউট' },
      ],
      points: pointsIn('নভে'),
      labels: {
        time: 'দিন',
        asTable: 'টেবিল হিসেবে',
        asChart: 'চার্ট হিসেবে',
        hint: 'তীর চিহ্নের বোতামে এক দিন থেকে আরেক দিনে যান।',
      },
    },
  },
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys announce the values; the table has the same figures. */
export const Area: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: /^Stakes and payouts/ })
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(plot).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Stakes2,600.50/))
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }))
    const row = canvas.getByRole('row', { name: /^8 Nov/ })
    await expect(row).toHaveTextContent('2,600.50')
  },
}

/** F-32: days are joined by straight lines, because a curve would show values that do not exist. */
export const Line: Story = {
  args: { kind: 'line' },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: /^Stakes and payouts/ })
    await waitFor(() => expect(plot.querySelector('.recharts-line-curve')).not.toBeNull())
    await expect(plot.querySelector('.recharts-line-curve')?.getAttribute('d')).not.toMatch(/C/i)
  },
}

export const Bar: Story = { args: { kind: 'bar' } }

export const Daylight: Story = { tags: ['!test'], globals: { theme: 'daylight' } }

export const Emerald: Story = {
  tags: ['!test'],
  args: { kind: 'line' },
  globals: { theme: 'emerald' },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = chartPairs
