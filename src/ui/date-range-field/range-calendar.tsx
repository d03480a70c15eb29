import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import type { Day } from '#lib/calendar.ts'
import type { DateRange, RangeLimits } from '#lib/date-range.ts'
import { pageDir } from '../base/page-dir.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './date-range-field.module.css'
import { formatFullDay, formatMonth, formatWeekday } from './format.ts'

export interface RangeCalendarLabels {
  readonly months: string
  readonly previousMonth: string
  readonly nextMonth: string
}

type RangeCalendarProps = {
  range: DateRange | null
  within: Pick<RangeLimits, 'earliest' | 'latest'>
  today: Day
  tag: string
  months: number
  labels: RangeCalendarLabels
  onPick: (day: Day) => void
}

/** The picker wants dates of the reader's zone; noon is on the same day whatever its clocks do. */
const dateOf = ({ year, month, day }: Day) => new Date(year, month - 1, day, 12)
const dayOf = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
})

const CLASSES = {
  root: styles.calendar,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
} as Record<string, string>

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => (
  <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} size="md" />
)

/** Months of days to choose from; arrow keys move by day and week, Page Up and Down by month. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { range, within, today, tag, months, labels, onPick } = props
  const earliest = dateOf(within.earliest)
  const latest = dateOf(within.latest)
  const selected = range ? { from: dateOf(range.from), to: dateOf(range.to) } : undefined
  // The month of the last day is shown last, because recent records are requested most.
  const shown = range?.to ?? today
  const first = new Date(shown.year, shown.month - months, 1, 12)
  return (
    <DayPicker
      mode="range"
      selected={selected}
      onSelect={(_range, picked) => onPick(dayOf(picked))}
      defaultMonth={first}
      startMonth={earliest}
      endMonth={latest}
      disabled={[{ before: earliest }, { after: latest }]}
      today={dateOf(today)}
      numberOfMonths={months}
      dir={pageDir()}
      classNames={CLASSES}
      components={{ Chevron }}
      formatters={{
        formatCaption: (month) => formatMonth(dayOf(month), tag),
        formatWeekdayName: (day) => formatWeekday(dayOf(day), tag, 'short'),
        formatDay: (day) => String(day.getDate()),
      }}
      labels={{
        labelNav: () => labels.months,
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelGrid: (month) => formatMonth(dayOf(month), tag),
        labelWeekday: (day) => formatWeekday(dayOf(day), tag, 'long'),
        labelDayButton: (day) => formatFullDay(dayOf(day), tag),
      }}
    />
  )
}
