import { CalendarX2 } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { CheckIn } from '../../../../api/rewards.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { Barred } from '../components/barred.tsx'
import { DayList } from '../components/day-list.tsx'
import { Head } from '../components/head.tsx'
import { MonthView } from '../components/month-view.tsx'
import styles from '../components/page.module.css'
import { useDays, useThisMonth } from '../components/queries.ts'
import { TodayCard } from '../components/today-card.tsx'
import { Waiting } from '../components/waiting.tsx'
import { placeOf, rangeOf, VIEWS, type View, withPlace } from '../model.ts'

/** OTH-20, D-066, D-091: one sign-in a day, in the merchant's calendar; the server decides. */
export default function SignIn() {
  const { t } = useTranslation('rewards')
  const query = useThisMonth()
  return (
    <section className={styles.page} aria-labelledby="sign-in-title">
      <Head id="sign-in-title" title={t('signIn.title')} intro={t('signIn.intro')} />
      {query.data ? null : <Failure query={query} waiting={<Waiting shape="calendar" />} />}
      {query.data?.offered === false ? (
        <EmptyState
          icon={CalendarX2}
          message={t('signIn.none')}
          action={
            <Link to="/rewards" {...buttonLook({})}>
              {t('all')}
            </Link>
          }
        />
      ) : null}
      {query.data?.offered ? <Opened month={query.data} /> : null}
    </section>
  )
}

function Opened({ month }: { month: CheckIn }) {
  const { t } = useTranslation('rewards')
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = placeOf(search)
  const show = (value: string) => {
    const view = VIEWS.find((known) => known === value)
    if (view)
      void navigate({ search: withPlace(search, { ...place, view }) }, { preventScrollReset: true })
  }
  return (
    <>
      <Barred bar={month.barred} />
      <TodayCard month={month} />
      <Tabs
        label={t('signIn.views')}
        look="pill"
        value={place.view}
        onChange={show}
        items={VIEWS.map((view) => ({
          value: view,
          label: t(`view.${view}`),
          content:
            view === 'month' ? <MonthView now={month} /> : <Coming view={view} now={month} />,
        }))}
      />
      <p className={styles.small}>
        {t('signIn.rules', {
          zone: month.timeZone,
          offset: gmtLabel(month.resetAt, month.timeZone),
        })}
      </p>
    </>
  )
}

/** The next seven or thirty days. */
function Coming({ view, now: { today } }: { view: View; now: CheckIn }) {
  const { t } = useTranslation('rewards')
  const query = useDays(rangeOf({ view, month: null }, today))
  if (!query.data) return <Failure query={query} waiting={<Waiting shape="cards" />} />
  return <DayList days={asArray(query.data.days)} today={today} label={t(`view.${view}`)} />
}
