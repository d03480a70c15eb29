import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { CheckIn } from '../../../../api/rewards.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { dayWords, monthShown, neighbours, placeOf, rangeOf, withPlace } from '../model.ts'
import { Calendar } from './calendar.tsx'
import styles from './month-view.module.css'
import { useDays } from './queries.ts'
import { Waiting } from './waiting.tsx'

/** A month of the calendar, with ways to the ones beside it. */
export function MonthView({ now }: { now: CheckIn }) {
  const { tag } = useLanguage()
  const { search } = useLocation()
  const { month: asked } = placeOf(search)
  const month = monthShown(asked, now.today)
  const range = rangeOf({ view: 'month', month }, now.today)
  const query = useDays(range)
  const shown = range === null ? now : query.data
  const title = dayWords(`${month}-01`, tag, { month: 'long', year: 'numeric' })
  const { before, after } = neighbours(month, now.today)
  return (
    <section className={styles.box} aria-labelledby="month-title">
      <div className={styles.head}>
        <Step to={before} way="before" />
        <h2 id="month-title" aria-live="polite">
          {title}
        </h2>
        <Step to={after} way="after" />
      </div>
      {shown ? (
        <Calendar days={asArray(shown.days)} today={now.today} caption={title} />
      ) : (
        <Failure query={query} waiting={<Waiting shape="calendar" />} />
      )}
      <Legend />
    </section>
  )
}

function Step({ to, way }: { to: string | null; way: 'before' | 'after' }) {
  const { t } = useTranslation('rewards')
  const { search } = useLocation()
  const sign = <Icon of={way === 'before' ? ChevronLeft : ChevronRight} directional />
  if (to === null) return <span className={styles.step} aria-hidden="true" />
  return (
    <Link
      className={styles.step}
      to={{ search: withPlace(search, { view: 'month', month: to }) }}
      aria-label={t(`month.${way}`)}
      preventScrollReset
    >
      {sign}
    </Link>
  )
}

/** What the looks of the days mean. */
function Legend() {
  const { t } = useTranslation('rewards')
  return (
    <ul className={styles.legend}>
      {(['CLAIMED', 'READY', 'COMING', 'MISSED'] as const).map((state) => (
        <li key={state} data-state={state}>
          {t(`legend.${state}`)}
        </li>
      ))}
    </ul>
  )
}
