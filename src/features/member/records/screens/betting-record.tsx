import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BetRecord, getBets, reportQueries } from '#api/money/reports.ts'
import { useVendorNames } from '#entities/game/use-vendor-names.ts'
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
import { BetDetail } from '../components/bet-detail.tsx'
import { useChoices, withNames } from '../components/choice.tsx'
import { moneyColumn } from '../components/money-column.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import {
  ANY,
  BET_SEARCH,
  BET_STATUSES,
  betAnswer,
  FIRST_PAGE,
  GAME_TYPES,
  MAX_ROWS,
  parseVendor,
  SIZES,
  vendorCodes,
} from '../model.ts'

/** The member's betting record. */
export default function BettingRecord() {
  const { t } = useTranslation(['report', 'member', 'play'])
  const { code } = useLanguage()
  const vendorNames = useVendorNames()
  const token = useToken() ?? ''
  const state = useRecordsState()
  const { values, setValues } = useSearchState(BET_SEARCH)
  const { timeZone } = state
  const columns = useMemo<RecordColumn<BetRecord>[]>(
    () => [
      {
        id: 'time',
        header: t('column.time'),
        sortBy: ({ at }) => at,
        ...inTime(timeZone, ({ at }) => at),
      },
      {
        id: 'game',
        header: t('column.game'),
        sortBy: ({ gameName }) => gameName,
        text: ({ gameName }) => gameName,
      },
      ...(['stake', 'payout', 'net'] as const).map((id) => moneyColumn(id, t(`column.${id}`))),
      {
        id: 'status',
        header: t('column.status'),
        fixed: 'end',
        text: ({ status }) => t(`bet.${status}`),
        cell: ({ status }) => <StatusBadge status={status} name={t(`bet.${status}`)} />,
      },
      {
        id: 'vendor',
        header: t('column.vendor'),
        text: (bet) => bet.vendorName,
        sortBy: (bet) => bet.vendorName,
      },
      moneyColumn('validBet', t('column.validBet')),
      { id: 'round', header: t('column.round'), text: ({ roundId }) => roundId, hidden: true },
    ],
    [t, timeZone],
  )
  const vendor = parseVendor(values.vendor)
  const gameType = values.gameType === ANY ? undefined : values.gameType
  const status = values.status === ANY ? undefined : values.status
  const ask = {
    from: toIsoDay(state.range.from),
    to: toIsoDay(state.range.to),
    ...(gameType && { gameType }),
    ...(vendor && { vendor }),
    ...(status && { status }),
  }
  const query = useQuery({
    ...reportQueries.bets(token, code, {
      ...ask,
      pageNo: state.page,
      pageSize: Number(values.size),
    }),
    enabled: state.ready,
    placeholderData: keepPreviousData,
    select: betAnswer,
  })
  // The address may name a bet that is on no page of these days.
  const { data: asked } = useQuery({
    ...reportQueries.bet(token, code, state.row ?? ''),
    enabled: state.row !== null,
  })
  const vendors = query.data?.vendors ?? []
  const vendorName = (one: string) =>
    vendors.find((each) => each.code === one)?.name ?? vendorNames(one)
  const choices = useChoices([
    {
      label: t('filter.gameType'),
      values: withNames(GAME_TYPES, (type) => t(`play:types.${type}`)),
      chosen: values.gameType,
      onChoose: (one) =>
        void setValues({ ...FIRST_PAGE, gameType: BET_SEARCH.gameType.parse(one) }),
    },
    {
      label: t('filter.vendor'),
      values: withNames(vendorCodes(vendors, vendor), vendorName),
      chosen: vendor ?? ANY,
      onChoose: (one) => void setValues({ ...FIRST_PAGE, vendor: one === ANY ? null : one }),
    },
    {
      label: t('filter.status'),
      values: withNames(BET_STATUSES, (one) => t(`bet.${one}`)),
      chosen: values.status,
      onChoose: (one) => void setValues({ ...FIRST_PAGE, status: BET_SEARCH.status.parse(one) }),
    },
  ])
  return (
    <Page gap="5" title={t('member:page.personalHistoryCopy')}>
      <Records<BetRecord>
        name="betting-record"
        caption={t('member:page.personalHistoryCopy')}
        state={state}
        columns={columns}
        rowKey={({ betId }) => betId}
        query={query}
        fetchPage={async (page, signal, asOf) =>
          betAnswer(await getBets({ ...ask, ...filePage(page, MAX_ROWS, asOf) }, signal))
        }
        detail={{
          row: state.row === null ? undefined : asked?.bet,
          title: ({ gameName }) => gameName,
          content: (bet) => <BetDetail bet={bet} timeZone={timeZone} />,
        }}
        {...choices}
        size={{
          chosen: values.size,
          sizes: SIZES,
          onChoose: (size) => void setValues({ ...FIRST_PAGE, size: BET_SEARCH.size.parse(size) }),
        }}
      />
    </Page>
  )
}
