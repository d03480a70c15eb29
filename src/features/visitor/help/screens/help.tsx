import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { systemQueries } from '#api/content/system.ts'
import type { ApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { withArticles } from '#entities/help/sections.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { isOnline } from '#lib/online.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { usePopup } from '#patterns/routing/popup.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ContactOptions } from '../components/articles/contact-options.tsx'
import { HelpBrowser } from '../components/articles/help-browser.tsx'
import { HelpSkeleton } from '../components/articles/help-skeleton.tsx'

/** The help centre, over whatever page it is opened from. */
export default function HelpPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'common'])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('help:title')}
      closeLabel={t('common:action.close')}
      footer={<ContactOptions />}
    >
      <HelpContents />
    </Dialog>
  )
}

/** Changing the language loads the same articles in it. */
function HelpContents() {
  const { t } = useTranslation(['help', 'common'])
  const { code } = useLanguage()
  const { open } = usePopup()
  const help = useQuery(systemQueries.helpCenter(code))
  const describe = (error: ApiError) =>
    error.code === 'network' && !isOnline()
      ? t('help:offline')
      : t(`common:error.${errorKey(error)}`)
  return (
    <QueryBoundary query={help} waiting={<HelpSkeleton />} describe={describe}>
      {(data) => {
        const sections = withArticles(data.sections)
        return sections.length > 0 ? (
          <HelpBrowser sections={sections} />
        ) : (
          <EmptyState
            icon={BookOpen}
            message={t('help:empty')}
            action={<Button onClick={() => open('feedback')}>{t('help:search.ask')}</Button>}
          />
        )
      }}
    </QueryBoundary>
  )
}
