import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { asApiError } from '../../../api/error.ts'
import { supportQueries } from '../../../api/support.ts'
import { useErrorText } from '../../../forms/use-error-text.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { asArray } from '../../../lib/read.ts'
import { useServiceLinks } from '../../../session/service-links.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state/error-state.tsx'
import { DeskList, DeskSkeleton } from '../parts/desk-list.tsx'
import { LinkList } from '../parts/link-list.tsx'
import styles from '../parts/support.module.css'
import { useChat } from '../parts/use-chat.ts'
import { OtherWays } from '../parts/ways.tsx'

/** FTR-15, API-42: the desks of the live chat, and every other way to a person. */
export default function ChatPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['support', 'common'])
  const links = useServiceLinks()
  const room = useChat(onClose)
  const desks = useDesks()
  const there = asArray(desks.data?.list)
  // The merchant's own chat room stands in while no desk does.
  const shown = there.length > 0 ? links.filter(({ type }) => type !== 'LIVECHAT') : links
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('support:chat.title')}
      description={t('support:chat.intro')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.stack}>
        <Desks desks={desks} room={room} />
        <LinkList links={shown} />
        <OtherWays beside="chat" />
      </div>
    </Dialog>
  )
}

/** API-42: asked again each minute, since people come and go. */
function useDesks() {
  const { code } = useLanguage()
  return useQuery({ ...supportQueries.liveChatModels(code), refetchInterval: 60_000 })
}

interface DesksProps {
  desks: ReturnType<typeof useDesks>
  room: ReturnType<typeof useChat>
}

function Desks({ desks, room }: DesksProps) {
  const { t } = useTranslation(['support', 'common'])
  const text = useErrorText()
  if (desks.isPending) return <DeskSkeleton label={t('common:state.loading')} />
  if (desks.data && desks.data.list.length > 0)
    return <DeskList desks={desks.data.list} {...room} />
  if (desks.data) return <EmptyState icon={MessagesSquare} message={t('support:chat.empty')} />
  const error = asApiError(desks.error)
  // Switched off is an answer; only what may pass is worth another try.
  if (!error.passing) return <EmptyState icon={MessagesSquare} message={text(error)} />
  const { traceId } = error
  return (
    <ErrorState
      message={text(error)}
      retryLabel={t('common:action.retry')}
      retrying={desks.isFetching}
      onRetry={() => void desks.refetch()}
      trace={
        traceId
          ? {
              id: traceId,
              label: t('common:state.trace'),
              copyLabel: t('common:action.copy'),
              copiedLabel: t('common:action.copied'),
            }
          : undefined
      }
    />
  )
}
