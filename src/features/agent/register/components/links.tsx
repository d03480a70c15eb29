import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { agentLinkQueries } from '#api/agent/agent-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { REGISTER_SEARCH } from '../model.ts'
import { LinkTable } from './link-table.tsx'
import { NewLink } from './new-link.tsx'

/** With the library that draws the codes. */
const LinkDetail = lazy(() => import('./link-detail.tsx'))

/** The agent's links; one is open in a drawer, as the address says. */
export function Links() {
  const { t } = useTranslation(['links', 'common'])
  const query = useQuery(agentLinkQueries.links(useToken() ?? ''))
  const { values, setValues } = useSearchState(REGISTER_SEARCH)
  const [adding, setAdding] = useState(false)
  const opened = query.data?.list.find(({ id }) => id === values.link)
  return (
    <>
      <QueryBoundary
        query={query}
        sameShape
        waiting={
          <>
            <LinkTable />
            {null}
          </>
        }
      >
        {(links) => (
          <>
            <LinkTable
              links={links}
              openId={values.link}
              onOpen={(link) => void setValues({ link })}
              onAdd={() => setAdding(true)}
            />
            <NewLink
              range={links.rebate}
              open={adding}
              onClose={() => setAdding(false)}
              onMade={(link) => {
                setAdding(false)
                void setValues({ link })
              }}
            />
          </>
        )}
      </QueryBoundary>
      <Drawer
        inAddress
        side="end"
        title={opened?.name ?? ''}
        closeLabel={t('common:action.close')}
        open={opened !== undefined}
        onOpenChange={(open) => {
          if (!open) void setValues({ link: null }, { replace: true })
        }}
      >
        {opened ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <LinkDetail key={opened.id} link={opened} maxSubIds={query.data?.maxSubIds ?? 0} />
          </Suspense>
        ) : null}
      </Drawer>
    </>
  )
}
