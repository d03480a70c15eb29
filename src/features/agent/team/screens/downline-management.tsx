import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { agentQueries } from '#api/agent/agent.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Page } from '#ui/page/page.tsx'
import { DownlineDetailView } from '../components/downline-detail.tsx'
import { DownlineFilters } from '../components/downline-filters.tsx'
import { DownlinePath } from '../components/downline-path.tsx'
import { DownlineTable } from '../components/downline-table.tsx'
import { useDownlinesView } from '../hooks/use-downlines-view.ts'
import { ALL_DOWNLINES, ROWS } from '../model.ts'

/** All downlines of the agent, level by level or by search. */
export default function DownlineManagement() {
  const { t } = useTranslation(['team', 'agent', 'common'])
  const token = useToken() ?? ''
  const view = useDownlinesView()
  const { values, setValues, asked } = view
  const query = useQuery({
    ...agentQueries.downlines(token, { ...asked, pageNo: values.p, pageSize: ROWS }),
    placeholderData: keepPreviousData,
  })
  const opened = query.data?.list.find(({ id }) => id === values.row)
  const below = (upline: number | null) => void setValues({ ...ALL_DOWNLINES, upline })
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
            <DownlineTable view={view} />
            {null}
          </>
        }
      >
        {({ path, paging }) => (
          <>
            <DownlinePath path={path} asked={asked} onGo={below} />
            <DownlineTable view={view} data={query.data} busy={query.isPlaceholderData} />
            <Pagination
              page={values.p}
              pages={paging.totalPages}
              onChange={(p) => void setValues({ p, row: null })}
            />
          </>
        )}
      </QueryBoundary>
      <Drawer
        inAddress
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
