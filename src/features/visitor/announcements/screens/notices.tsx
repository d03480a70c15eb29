import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { contentQueries } from '../../../../api/content.ts'
import { asApiError } from '../../../../api/error.ts'
import { errorKey } from '../../../../api/error-key.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useToken } from '../../../../session/store.ts'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state/error-state.tsx'
import { NewsDialog } from '../components/news-dialog.tsx'
import { NewsSkeleton } from '../components/news-skeleton.tsx'
import { newestFirst, noticeOf } from '../model.ts'

/** MOD-02, ANN-07: all player notices; the one the address names is unfolded. */
export default function NoticesPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['announcements', 'common'])
  const { search } = useLocation()
  const navigate = useNavigate()
  const language = useLanguage().code
  const query = useQuery(contentQueries.announcements(language, useToken() ?? ''))
  // The error stays while it is tried again.
  const [past, setPast] = useState<unknown>(null)
  const retry = () => {
    setPast(query.error)
    void query.refetch().finally(() => setPast(null))
  }
  const error = query.error ?? past
  const items = newestFirst(query.data?.player)
  const notice = noticeOf(search)

  const standIn = () => {
    if (query.data)
      return <EmptyState icon={Megaphone} message={t('announcements:notices.empty')} />
    if (error === null) return <NewsSkeleton label={t('common:state.loading')} />
    const failure = asApiError(error)
    const trace = {
      label: t('common:state.trace'),
      copyLabel: t('common:action.copy'),
      copiedLabel: t('common:action.copied'),
    }
    return (
      <ErrorState
        message={t(`common:error.${errorKey(failure)}`)}
        retryLabel={t('common:action.retry')}
        retrying={past !== null}
        onRetry={retry}
        trace={failure.traceId ? { id: failure.traceId, ...trace } : undefined}
      />
    )
  }

  return (
    <NewsDialog
      key={notice}
      title={t('announcements:notices.title')}
      items={items}
      wanted={notice}
      onClose={onClose}
      onNavigate={(href) => navigate(href, { replace: true })}
    >
      {standIn()}
    </NewsDialog>
  )
}
