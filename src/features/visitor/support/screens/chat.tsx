import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { asApiError } from '../../../../api/error.ts'
import { type LiveChatModel, supportQueries } from '../../../../api/support.ts'
import { useServiceLinks } from '../../../../entities/support/service-links.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state/error-state.tsx'
import { DeskList, DeskSkeleton } from '../components/desk-list.tsx'
import { LinkList } from '../components/link-list.tsx'
import styles from '../components/support.module.css'
import { OtherWays } from '../components/ways.tsx'
import { useChat } from '../hooks/use-chat.ts'

/** FTR-15, API-42: the desks of the live chat, and every other way to a person. */
export default function ChatPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['support', 'common'])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('support:chat.title')}
      description={t('support:chat.intro')}
      closeLabel={t('common:action.close')}
    >
      <Reception onClose={onClose} />
    </Dialog>
  )
}

function Reception({ onClose }: { onClose: () => void }) {
  const { code } = useLanguage()
  const links = useServiceLinks()
  const room = useChat(onClose)
  // API-42: asked again each minute, since people come and go.
  const { data, error, isFetching, refetch } = useQuery({
    ...supportQueries.liveChatModels(code),
    refetchInterval: 60_000,
  })
  const desks = asArray(data?.list)
  return (
    <div className={styles.stack}>
      {data ? (
        <Desks desks={desks} room={room} />
      ) : (
        <NoAnswer error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {/* The merchant's own chat room stands in while no desk does. */}
      <LinkList
        links={desks.length > 0 ? links.filter(({ type }) => type !== 'LIVECHAT') : links}
      />
      <OtherWays beside="chat" />
    </div>
  )
}

interface DesksProps {
  desks: readonly LiveChatModel[]
  room: ReturnType<typeof useChat>
}

function Desks({ desks, room }: DesksProps) {
  const { t } = useTranslation('support')
  return desks.length > 0 ? (
    <DeskList desks={desks} {...room} />
  ) : (
    <EmptyState icon={MessagesSquare} message={t('chat.empty')} />
  )
}

interface NoAnswerProps {
  error: Error | null
  busy: boolean
  onRetry: () => void
}

/** No desks yet, none to be had, or none at all. */
function NoAnswer({ error: thrown, busy, onRetry }: NoAnswerProps) {
  const { t } = useTranslation('common')
  const text = useErrorText()
  if (thrown === null) return <DeskSkeleton label={t('state.loading')} />
  const error = asApiError(thrown)
  // Switched off is an answer; only what may pass is worth another try.
  if (!error.passing) return <EmptyState icon={MessagesSquare} message={text(error)} />
  const { traceId } = error
  return (
    <ErrorState
      message={text(error)}
      retryLabel={t('action.retry')}
      retrying={busy}
      onRetry={onRetry}
      trace={
        traceId
          ? {
              id: traceId,
              label: t('state.trace'),
              copyLabel: t('action.copy'),
              copiedLabel: t('action.copied'),
            }
          : undefined
      }
    />
  )
}
