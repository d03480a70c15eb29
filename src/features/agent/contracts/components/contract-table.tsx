import { FileText, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Contract } from '#api/agent/contracts.ts'
import { ContractBadge } from '#entities/contract/contract-badge.tsx'
import { useContractWords } from '#entities/contract/use-contract-words.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { Button } from '#ui/button/button.tsx'
import type { DataColumn, TableView } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import styles from './contracts.module.css'

interface ContractTableProps {
  contracts: readonly Contract[]
  openId: string | null
  onOpen: (id: string) => void
  /** Left out for accounts that may not offer. */
  onOffer: (() => void) | undefined
}

function useColumns(): readonly DataColumn<Contract>[] {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  const timeZone = useTimeZone()
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('column.account'),
        sortBy: ({ other }) => other.account,
        cell: ({ other }) => other.account,
      },
      {
        id: 'state',
        header: t('column.state'),
        fixed: 'end',
        cell: ({ state, due }) => <ContractBadge state={state} due={due} />,
      },
      {
        id: 'terms',
        header: t('terms'),
        cell: ({ kind, terms }) => {
          const last = terms.at(-1)
          return last ? words.tier(kind, last) : ''
        },
      },
      {
        id: 'version',
        header: t('column.version'),
        align: 'end',
        cell: ({ version }) => version,
      },
      {
        id: 'offeredAt',
        header: t('column.offeredAt'),
        sortBy: ({ offeredAt }) => offeredAt,
        cell: ({ offeredAt }) => formatDateTime(offeredAt, timeZone),
      },
    ],
    [t, words, timeZone],
  )
}

/** The contracts that the agent has given to downlines, or offered. */
export function ContractTable({ contracts, openId, onOpen, onOffer }: ContractTableProps) {
  const { t } = useTranslation(['contracts', 'records'])
  const [view, setView] = useState<TableView>({ density: 'comfortable' })
  return (
    <section className={styles.section} aria-labelledby="with-downlines">
      <h2 id="with-downlines" className={styles.heading}>
        {t('contracts:below.title')}
      </h2>
      <DataTable<Contract>
        caption={t('contracts:below.table')}
        columns={useColumns()}
        rows={contracts}
        rowKey={({ id }) => id}
        view={view}
        onViewChange={setView}
        onOpen={({ id }) => onOpen(id)}
        openKey={openId}
        tools={
          onOffer ? (
            <Button variant="primary" startIcon={Plus} onClick={onOffer}>
              {t('contracts:offer.button')}
            </Button>
          ) : undefined
        }
        labels={{
          view: t('records:view.label'),
          sortBy: t('records:view.sortBy'),
          columns: t('records:view.columns'),
          density: t('records:view.density'),
          comfortable: t('records:view.comfortable'),
          compact: t('records:view.compact'),
        }}
        empty={<EmptyState icon={FileText} message={t('contracts:below.none')} />}
      />
    </section>
  )
}
