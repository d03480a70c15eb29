import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { asApiError } from '../../../../api/error.ts'
import { errorKey } from '../../../../api/error-key.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state/error-state.tsx'
import { HelpBook } from '../components/help-book.tsx'
import { HelpWaiting } from '../components/help-waiting.tsx'
import { StillNeedHelp } from '../components/still-need-help.tsx'
import { readable } from '../model.ts'

/** MOD-07, OTH-01, RTE-11: the help centre, over whatever page it was asked for. */
export default function HelpPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'common'])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('help:title')}
      closeLabel={t('common:action.close')}
      footer={<StillNeedHelp />}
    >
      <Contents />
    </Dialog>
  )
}

/** LNG-06: another language is another reading of the same articles. */
function Contents() {
  const { t } = useTranslation('help')
  const { code } = useLanguage()
  const { open } = usePopup()
  const help = useQuery(systemQueries.helpCenter(code))
  const [past, setPast] = useState<unknown>(null)
  if (help.data) {
    const sections = readable(help.data.sections)
    if (sections.length > 0) return <HelpBook sections={sections} />
    const ask = <Button onClick={() => open('feedback')}>{t('search.ask')}</Button>
    return <EmptyState icon={BookOpen} message={t('empty')} action={ask} />
  }
  // A failure stays in view while it is tried again.
  const error = help.error ?? past
  if (error === null) return <HelpWaiting />
  const retry = () => {
    setPast(error)
    void help.refetch().finally(() => setPast(null))
  }
  return <Failure error={error} retrying={past !== null} onRetry={retry} />
}

type FailureProps = { error: unknown; retrying: boolean; onRetry: () => void }

function Failure({ error, retrying, onRetry }: FailureProps) {
  const { t } = useTranslation(['common', 'help'])
  const failure = asApiError(error)
  const offline = failure.code === 'network' && !navigator.onLine
  const words = {
    label: t('common:state.trace'),
    copyLabel: t('common:action.copy'),
    copiedLabel: t('common:action.copied'),
  }
  return (
    <ErrorState
      message={offline ? t('help:offline') : t(`common:error.${errorKey(failure)}`)}
      retryLabel={t('common:action.retry')}
      retrying={retrying}
      onRetry={onRetry}
      trace={failure.traceId ? { id: failure.traceId, ...words } : undefined}
    />
  )
}
