import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agentQueries } from '../../../../api/agent/agent.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Paged } from '../../../../patterns/paged.tsx'
import { QueryBoundary } from '../../../../patterns/query-boundary.tsx'
import type { SavedView } from '../../../../patterns/records/saved-views.ts'
import { useSearchState } from '../../../../patterns/use-search-state.ts'
import { useWhenChanged } from '../../../../patterns/use-when-changed.ts'
import { useToken } from '../../../../session/store.ts'
import type { TableView } from '../../../../ui/data-table/columns.ts'
import { Drawer } from '../../../../ui/drawer/drawer.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { DownlineDetailView } from '../components/downline-detail.tsx'
import { DownlineFilters } from '../components/downline-filters.tsx'
import { DownlinePath } from '../components/downline-path.tsx'
import { type Chosen, DownlineTable } from '../components/downline-table.tsx'
import {
  DOWNLINE_SEARCH,
  downlinesAsked,
  PLACE,
  ROWS,
  sortAsked,
  viewSearch,
  viewValues,
} from '../model.ts'

/** AGT-04, D-072: everybody below the agent, level by level or by search. */
export default function DownlineManagement() {
  const { t } = useTranslation(['team', 'agent', 'common'])
  const token = useToken() ?? ''
  const { values, setValues } = useSearchState(DOWNLINE_SEARCH)
  const asked = downlinesAsked(values)
  const query = useQuery({
    ...agentQueries.downlines(token, { ...asked, pageNo: values.p, pageSize: ROWS }),
    placeholderData: keepPreviousData,
  })
  const [view, setView] = useState<TableView>({ density: 'compact' })
  const [chosen, setChosen] = useState<Chosen>(new Map())
  // Others are shown now: nobody is chosen unseen.
  useWhenChanged(JSON.stringify({ ...asked, sort: null, order: null }), () => setChosen(new Map()))
  const table = {
    ...{ asked, view, onView: setView, chosen, onChoose: setChosen, search: viewSearch(values) },
    onApply: (saved: SavedView) => {
      setView(saved.view)
      void setValues({ ...viewValues(saved.search), p: 1, row: null })
    },
  }
  const opened = query.data?.list.find(({ id }) => id === values.row)
  const below = (upline: number | null) => void setValues({ ...PLACE, upline })
  return (
    <Page gap="5" title={t('agent:page.downlineManagmentView')}>
      <DownlineFilters
        values={values}
        onChange={(changes, options) => void setValues({ ...changes, p: 1 }, options)}
      />
      <QueryBoundary
        query={query}
        sameShape
        waiting={
          <>
            {null}
            <DownlineTable {...table} />
            {null}
          </>
        }
      >
        {({ path, paging }) => (
          <>
            <DownlinePath path={path} asked={asked} onGo={below} />
            <DownlineTable
              {...table}
              data={query.data}
              busy={query.isFetching}
              openId={values.row}
              onSort={(sort) => void setValues({ ...sortAsked(sort), p: 1 })}
              onOpen={(row) => void setValues({ row })}
            />
            <Paged
              page={values.p}
              pages={paging.totalPages}
              onChange={(p) => void setValues({ p, row: null })}
            />
          </>
        )}
      </QueryBoundary>
      <Drawer
        side="end"
        title={opened?.account ?? ''}
        closeLabel={t('common:action.close')}
        open={opened !== undefined}
        onOpenChange={(open) => {
          if (!open) void setValues({ row: null }, { replace: true })
        }}
      >
        {opened ? <DownlineDetailView downline={opened} onBelow={() => below(opened.id)} /> : null}
      </Drawer>
    </Page>
  )
}
