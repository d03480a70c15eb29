import { type FormEvent, useState } from 'react'
import { addDays, type Day, daysBetween, toIsoDay } from '#lib/calendar.ts'
import {
  type DateRange,
  parseTypedDay,
  type RangeIssue,
  type RangeLimits,
  rangeIssue,
  sameRange,
} from '#lib/date-range.ts'
import { Button } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'
import { TextField } from '../text-field/text-field.tsx'
import styles from './date-range-field.module.css'
import { RangeCalendar, type RangeCalendarLabels } from './range-calendar.tsx'

interface RangePresetOption {
  readonly label: string
  readonly range: DateRange
}

export type RangePanelProps = {
  value: DateRange
  onChange: (range: DateRange) => void
  presets: readonly RangePresetOption[]
  /** In the merchant's zone. */
  today: Day
  limits: RangeLimits
  /** Language of the names (BCP 47). */
  tag: string
  /** In whose time days begin: "Bangladesh Time (GMT+6)". */
  zone: string
  labels: RangeCalendarLabels & {
    readonly presets: string
    readonly from: string
    readonly to: string
    /** Format hint for typing a day: "2026-11-20". */
    readonly typed: string
    readonly apply: string
    /** The error for a text that is not a day. */
    readonly noDay: string
    readonly issue: (issue: RangeIssue) => string
  }
  months: number
  onDone: () => void
}

/** Presets take effect at once; days that are chosen or typed, with the button. */
export default function RangePanel(props: RangePanelProps) {
  const { value, onChange, presets, today, limits, tag, zone, labels, months, onDone } = props
  const [texts, setTexts] = useState({ from: toIsoDay(value.from), to: toIsoDay(value.to) })
  /** The first of two days, once it is chosen. */
  const [start, setStart] = useState<Day | null>(null)
  const from = parseTypedDay(texts.from)
  const to = parseTypedDay(texts.to)
  const issue = from && to ? rangeIssue({ from, to }, limits) : null

  const take = (range: DateRange) => {
    onChange(range)
    onDone()
  }
  const show = (range: DateRange) =>
    setTexts({ from: toIsoDay(range.from), to: toIsoDay(range.to) })
  const pick = (day: Day) => {
    if (!start) {
      setStart(day)
      show({ from: day, to: day })
      return
    }
    setStart(null)
    show(daysBetween(start, day) < 0 ? { from: day, to: start } : { from: start, to: day })
  }
  // While the second day is awaited, those too far away cannot be chosen.
  const reach = start ? limits.maxDays - 1 : null
  const within: Pick<RangeLimits, 'earliest' | 'latest'> =
    start && reach !== null
      ? {
          earliest: later(limits.earliest, addDays(start, -reach)),
          latest: earlier(limits.latest, addDays(start, reach)),
        }
      : limits
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from && to && !issue) take({ from, to })
  }
  const typed = (end: 'from' | 'to') => ({
    label: labels[end],
    inputMode: 'numeric' as const,
    reads: 'code' as const,
    autoComplete: 'off',
    dir: 'ltr' as const,
    value: texts[end],
    error: parseTypedDay(texts[end]) ? undefined : labels.noDay,
    onChange: ({ target }: { target: { value: string } }) => {
      setStart(null)
      setTexts({ ...texts, [end]: target.value })
    },
  })
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <fieldset className={styles.presets}>
        <legend className="visually-hidden">{labels.presets}</legend>
        {presets.map(({ label, range }) => (
          <Chip
            key={label}
            size="sm"
            selected={sameRange(range, value)}
            onClick={() => take(range)}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <RangeCalendar
        range={from && to && !issue ? { from, to } : null}
        within={within}
        today={today}
        tag={tag}
        months={months}
        labels={labels}
        onPick={pick}
      />
      <div className={styles.typed}>
        <TextField {...typed('from')} />
        <TextField {...typed('to')} />
      </div>
      <p className={styles.note}>
        {labels.typed} · {zone}
      </p>
      <p className={styles.issue} role="status">
        {issue ? labels.issue(issue) : null}
      </p>
      <Button type="submit" variant="primary" block disabled={!from || !to || issue !== null}>
        {labels.apply}
      </Button>
    </form>
  )
}

const later = (a: Day, b: Day): Day => (daysBetween(a, b) > 0 ? b : a)
const earlier = (a: Day, b: Day): Day => (daysBetween(a, b) < 0 ? b : a)
