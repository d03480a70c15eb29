import { CalendarX2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { CheckIn } from '#api/offers/rewards.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'
import { asArray } from '#lib/read.ts'
import { zoneName } from '#lib/zone-name.ts'
import { Block } from '#patterns/block.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { BlockedNotice } from '../components/blocked-notice.tsx'
import { DayList } from '../components/day-list.tsx'
import finePrint from '../components/fine-print.module.css'
import { MonthView } from '../components/month-view.tsx'
import { RewardsPage } from '../components/rewards-page.tsx'
import { RewardsSkeleton } from '../components/rewards-skeleton.tsx'
import { TodayCard } from '../components/today-card.tsx'
import { useDays, useThisMonth } from '../hooks/reward-queries.ts'
import { CALENDAR_SEARCH, toRange, VIEWS, type View } from '../model.ts'

/** One check-in a day, by the merchant's calendar; the server decides. */
export default function SignIn() {
  const { t } = useTranslation('rewards')
  return (
    <RewardsPage title={t('signIn.title')} intro={t('signIn.intro')}>
      <QueryBoundary query={useThisMonth()} waiting={<RewardsSkeleton shape="calendar" />}>
        {(month) =>
          month.offered ? (
            <CheckInCalendar month={month} />
          ) : (
            <EmptyState
              icon={CalendarX2}
              message={t('signIn.none')}
              action={
                <Link to={href('/rewards')} {...buttonLook({})}>
                  {t('all')}
                </Link>
              }
            />
          )
        }
      </QueryBoundary>
    </RewardsPage>
  )
}

const CheckInCalendar = memo(function CheckInCalendar({ month }: { month: CheckIn }) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const { values, setValues } = useSearchState(CALENDAR_SEARCH)
  return (
    <>
      <BlockedNotice bar={month.blockedBy} />
      <Block>
        <TodayCard month={month} />
      </Block>
      <Tabs
        label={t('signIn.views')}
        look="pill"
        value={values.show}
        onChange={(view) => void setValues({ show: CALENDAR_SEARCH.show.parse(view), month: null })}
        items={VIEWS.map((view) => ({
          value: view,
          label: t(`view.${view}`),
          content:
            view === 'month' ? (
              <Block>
                <MonthView now={month} />
              </Block>
            ) : (
              <NextDays view={view} today={month.today} />
            ),
        }))}
      />
      <p className={finePrint.text}>
        {t('signIn.rules', {
          zone: zoneName(month.timeZone, tag),
          offset: gmtLabel(month.resetAt, month.timeZone),
        })}
      </p>
    </>
  )
})

/** The next seven or thirty days. */
function NextDays({ view, today }: { view: View; today: string }) {
  const { t } = useTranslation('rewards')
  return (
    <QueryBoundary
      query={useDays(toRange(view, null, today))}
      waiting={<RewardsSkeleton shape="cards" />}
    >
      {({ days }) => <DayList days={asArray(days)} today={today} label={t(`view.${view}`)} />}
    </QueryBoundary>
  )
}
