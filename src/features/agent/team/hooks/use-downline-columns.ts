import { useMemo } from 'react'
import type { Downline } from '#api/agent/agent.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { inCounts, inTime, type RecordColumn } from '#patterns/records/record-column.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { useMember } from '#session/visitor.ts'

/** The columns of the downlines, on screen and in files. */
export function useDownlineColumns(): readonly RecordColumn<Downline>[] {
  const { t } = useTranslation('team')
  const timeZone = useTimeZone()
  const hasContracts = useMember()?.enableContract === true
  return useMemo(() => {
    const columns: RecordColumn<Downline>[] = [
      {
        id: 'account',
        header: t('column.account'),
        sortBy: ({ account }) => account,
        text: ({ account }) => account,
      },
      { id: 'nickname', header: t('column.nickname'), text: ({ nickname }) => nickname ?? '' },
      { id: 'kind', header: t('column.kind'), text: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'level',
        header: t('column.level'),
        align: 'end',
        ...inCounts(({ level }) => level),
      },
      {
        id: 'teamSize',
        header: t('column.teamSize'),
        align: 'end',
        sortBy: ({ teamSize }) => teamSize,
        ...inCounts(({ teamSize }) => teamSize),
      },
      {
        id: 'balance',
        header: t('column.balance'),
        align: 'end',
        kind: 'money',
        fixed: 'end',
        sortBy: ({ balance }) => balance,
        text: ({ balance }) => balance,
      },
      {
        id: 'lastLogin',
        header: t('column.lastLogin'),
        sortBy: ({ lastLoginAt }) => lastLoginAt ?? 0,
        ...inTime(timeZone, ({ lastLoginAt }) => lastLoginAt, t('downlines.never')),
      },
      {
        id: 'contracts',
        header: t('column.contracts'),
        text: ({ contracts }) =>
          contracts.length === 0
            ? t('contract.none')
            : contracts.map((kind) => t(`contract.${kind}`)).join(', '),
      },
      {
        id: 'joined',
        header: t('column.joined'),
        hidden: true,
        sortBy: ({ joinedAt }) => joinedAt,
        ...inTime(timeZone, ({ joinedAt }) => joinedAt),
      },
      {
        id: 'mobile',
        header: t('column.mobile'),
        hidden: true,
        text: ({ mobile }) => mobile,
      },
    ]
    return hasContracts ? columns : columns.filter(({ id }) => id !== 'contracts')
  }, [t, timeZone, hasContracts])
}
