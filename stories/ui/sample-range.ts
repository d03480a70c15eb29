import { presetRange, recordLimits } from '#lib/date-range.ts'

export const today = { year: 2026, month: 11, day: 20 }

export const presetsNamed = (names: readonly [string, string, string, string]) => [
  { label: names[0], range: presetRange('today', today) },
  { label: names[1], range: presetRange('yesterday', today) },
  { label: names[2], range: presetRange('last7', today) },
  { label: names[3], range: presetRange('last30', today) },
]

/** The last seven days in a DateRangeField in English. */
export const lastWeek = {
  closeLabel: 'Close',
  value: presetRange('last7', today),
  presets: presetsNamed(['Today', 'Yesterday', 'Last 7 days', 'Last 30 days']),
  today,
  limits: recordLimits(today),
  tag: 'en',
  zone: 'Dates are in Bangladesh Time (GMT+6)',
  labels: {
    presets: 'Quick ranges',
    months: 'Months',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    from: 'From',
    to: 'To',
    typed: 'For example 2026-11-20',
    apply: 'Show these dates',
    noDay: 'Write the day as 2026-11-20',
    issue: (issue: string) => `Not possible: ${issue}`,
  },
}
