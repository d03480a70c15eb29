import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BonusRecord, getBonuses, reportQueries } from '#api/money/reports.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toIsoDay } from '#lib/calendar.ts'
import { inTime, type RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { filePage } from '#patterns/records/use-export.ts'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { Page } from '#ui/page/page.tsx'
import { BonusDetail } from '../components/bonus-detail.tsx'
import { useChoices, withNames } from '../components/choice.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import {
  ANY,
  BONUS_SEARCH,
  BONUS_STATUSES,
  bonusSums,
  FIRST_PAGE,
  MAX_ROWS,
  toRecordsAnswer,
  turnoverShare,
} from '../model.ts'

const PER_PAGE = 20

/** The bonuses, each with the progress of its turnover. */
export default function BonusDetails() {
  const { t } = useTranslation(['report', 'member'])
  const { code } = useLanguage()
  const token = useToken() ?? ''
  const state = useRecordsState()
  const { values, setValues } = useSearchState(BONUS_SEARCH)
  const { timeZone } = state
  const columns = useMemo<RecordColumn<BonusRecord>[]>(
    () => [
      {
        id: 'time',
        header: t('column.time'),
        sortBy: ({ at }) => at,
        ...inTime(timeZone, ({ at }) => at),
      },
      {
        id: 'title',
        header: t('column.title'),
        text: ({ title, source }) => title ?? t(`source.${source}`),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        kind: 'money',
        align: 'end',
        text: ({ amount }) => amount,
      },
      {
        id: 'status',
        header: t('column.status'),
        text: ({ status }) => t(`bonus.${status}`),
        cell: ({ status }) => <StatusBadge status={status} name={t(`bonus.${status}`)} />,
      },
      {
        id: 'turnover',
        header: t('column.turnover'),
        align: 'end',
        text: ({ wagering }) => (wagering ? `${turnoverShare(wagering)}%` : t('noTurnover')),
        sortBy: ({ wagering }) => (wagering ? turnoverShare(wagering) : 101),
      },
      {
        id: 'left',
        header: t('column.left'),
        kind: 'money',
        align: 'end',
        fixed: 'end',
        text: ({ status, wagering }) =>
          wagering && (status === 'ACTIVE' || status === 'WAITING') ? wagering.left : '0.00',
      },
    ],
    [t, timeZone],
  )
  const status = values.status === ANY ? undefined : values.status
  const ask = {
    from: toIsoDay(state.range.from),
    to: toIsoDay(state.range.to),
    ...(status && { status }),
  }
  const query = useQuery({
    ...reportQueries.bonuses(token, code, { ...ask, pageNo: state.page, pageSize: PER_PAGE }),
    enabled: state.ready,
    placeholderData: keepPreviousData,
    select: (report) => toRecordsAnswer(report, bonusSums),
  })
  const choices = useChoices([
    {
      label: t('filter.status'),
      values: withNames(BONUS_STATUSES, (one) => t(`bonus.${one}`)),
      chosen: values.status,
      onChoose: (one) => void setValues({ ...FIRST_PAGE, status: BONUS_SEARCH.status.parse(one) }),
    },
  ])
  return (
    <Page gap="5" title={t('member:page.bonusDetails')}>
      <Records<BonusRecord>
        name="bonus-details"
        caption={t('member:page.bonusDetails')}
        state={state}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        fetchPage={async (page, signal, asOf) =>
          toRecordsAnswer(
            await getBonuses({ ...ask, ...filePage(page, MAX_ROWS, asOf) }, signal),
            bonusSums,
          )
        }
        detail={{
          title: ({ title, source }) => title ?? t(`source.${source}`),
          content: (bonus) => <BonusDetail bonus={bonus} timeZone={timeZone} />,
        }}
        {...choices}
      />
    </Page>
  )
}
