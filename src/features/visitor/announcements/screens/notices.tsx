import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useNavigate } from 'react-router'
import { contentQueries } from '#api/content/content.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { NoticeDialog } from '../components/notice-dialog.tsx'
import { NoticeListSkeleton } from '../components/notice-list-skeleton.tsx'
import { newestFirst, SEARCH } from '../model.ts'

/** All player notices; the one that the address names is expanded. */
export default function NoticesPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['announcements', 'common'])
  const navigate = useNavigate()
  const { notice } = useSearchState(SEARCH).values
  const language = useLanguage().code
  // Destructured: the dialog renders its content later, and a query re-renders only for what was read of it.
  const { data, error, dataUpdatedAt, refetch } = useQuery(
    contentQueries.announcements(language, useToken() ?? ''),
  )
  const skeleton = <NoticeListSkeleton label={t('common:state.loading')} />
  return (
    <NoticeDialog
      key={notice}
      title={t('announcements:notices.title')}
      items={newestFirst(data?.player)}
      initialId={notice}
      onClose={onClose}
      onNavigate={(href) => navigate(href, { replace: true })}
      lead={<AsOf query={{ data, error, dataUpdatedAt }} />}
    >
      {data ? (
        <EmptyState icon={Megaphone} message={t('announcements:notices.empty')} />
      ) : (
        <QueryFailure query={{ error, refetch }} waiting={skeleton} />
      )}
    </NoticeDialog>
  )
}
