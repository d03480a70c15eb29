import { Link2, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AgentLink, AgentLinks } from '#api/agent/agent-links.ts'
import { formatCount, formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { DataColumn, TableView } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { sumOfLinks } from '../model.ts'

interface LinkTableProps {
  /** Without it the table is loading. */
  links?: AgentLinks
  openId?: string | null
  onOpen?: (id: string) => void
  onAdd?: () => void
}

const FIGURES = ['visits', 'signUps', 'firstDeposits'] as const

function useColumns(): readonly DataColumn<AgentLink>[] {
  const { t } = useTranslation('links')
  const timeZone = useTimeZone()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortBy: ({ name }) => name,
        cell: ({ name }) => name,
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ disabledAt }) => (
          <Badge variant={disabledAt === null ? 'success' : 'neutral'}>
            {t(disabledAt === null ? 'state.active' : 'state.disabled')}
          </Badge>
        ),
      },
      { id: 'code', header: t('column.code'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
      { id: 'kind', header: t('kind.label'), cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'rebate',
        header: t('rebate.label'),
        align: 'end',
        cell: ({ rebate }) => `${rebate}%`,
      },
      ...FIGURES.map(
        (id): DataColumn<AgentLink> => ({
          id,
          header: t(`figure.${id}`),
          align: 'end',
          fixed: id === 'firstDeposits' ? 'end' : undefined,
          sortBy: ({ figures }) => figures[id],
          cell: ({ figures }) => formatCount(figures[id]),
        }),
      ),
      {
        id: 'createdAt',
        header: t('column.createdAt'),
        hidden: true,
        sortBy: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => formatDateTime(createdAt, timeZone),
      },
    ],
    [t, timeZone],
  )
}

/** All links with their figures. */
export function LinkTable({ links, openId = null, onOpen, onAdd }: LinkTableProps) {
  const { t } = useTranslation(['links', 'records'])
  const [view, setView] = useState<TableView>({ density: 'comfortable' })
  const columns = useColumns()
  const list = links?.list ?? []
  const sum = sumOfLinks(list)
  const inUse = list.filter(({ disabledAt }) => disabledAt === null).length
  const isFull = links !== undefined && inUse >= links.maxLinks
  return (
    <DataTable<AgentLink>
      caption={t('links:table')}
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      loading={!links}
      skeletonRows={3}
      view={view}
      onViewChange={setView}
      onOpen={onOpen && (({ id }) => onOpen(id))}
      openKey={openId}
      tools={
        isFull ? (
          <p>{t('links:full', { count: links.maxLinks })}</p>
        ) : (
          <Button variant="primary" startIcon={Plus} disabled={!links} onClick={onAdd}>
            {t('links:new.button')}
          </Button>
        )
      }
      labels={{
        view: t('records:view.label'),
        sortBy: t('records:view.sortBy'),
        columns: t('records:view.columns'),
        density: t('records:view.density'),
        comfortable: t('records:view.comfortable'),
        compact: t('records:view.compact'),
      }}
      totals={[
        {
          label: t('links:total'),
          cells: Object.fromEntries(FIGURES.map((id) => [id, formatCount(sum[id])])),
        },
      ]}
      empty={<EmptyState icon={Link2} message={t('links:empty')} />}
    />
  )
}
