import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { CheckIn } from '#api/offers/rewards.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useDays } from '../hooks/reward-queries.ts'
import { CALENDAR_SEARCH, formatDay, monthShown, neighbours, toRange } from '../model.ts'
import { Calendar } from './calendar.tsx'
import styles from './month-view.module.css'
import { RewardsSkeleton } from './rewards-skeleton.tsx'

/** A month of the calendar, with links to its neighbours. */
export function MonthView({ now }: { now: CheckIn }) {
  const { tag } = useLanguage()
  const { values } = useSearchState(CALENDAR_SEARCH)
  const month = monthShown(values.month, now.today)
  const range = toRange('month', month, now.today)
  const query = useDays(range)
  // Read in any case: a query nothing is read of draws this again with every change of its state.
  const { data } = query
  const shown = range === null ? now : data
  const title = formatDay(`${month}-01`, tag, { month: 'long', year: 'numeric' })
  const { before, after } = neighbours(month, now.today)
  return (
    <section aria-labelledby="month-title" {...cardLook({ gap: '2', className: styles.card })}>
      <div className={styles.head}>
        <MonthLink to={before} direction="before" />
        <h2 id="month-title" aria-live="polite">
          {title}
        </h2>
        <MonthLink to={after} direction="after" />
      </div>
      {shown ? (
        <Calendar days={asArray(shown.days)} today={now.today} caption={title} />
      ) : (
        <QueryFailure query={query} waiting={<RewardsSkeleton shape="calendar" />} />
      )}
      <Legend />
    </section>
  )
}

function MonthLink({ to, direction }: { to: string | null; direction: 'before' | 'after' }) {
  const { t } = useTranslation('rewards')
  const { searchWith } = useSearchState(CALENDAR_SEARCH)
  if (to === null) return <span className={styles.step} aria-hidden="true" />
  return (
    <Link
      className={styles.step}
      to={{ search: searchWith({ show: 'month', month: to }) }}
      aria-label={t(`month.${direction}`)}
      preventScrollReset
    >
      <Icon of={direction === 'before' ? ChevronLeft : ChevronRight} directional />
    </Link>
  )
}

/** The legend of the days' colours. */
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
