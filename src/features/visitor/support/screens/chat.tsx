import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { supportQueries } from '#api/content/support.ts'
import { asApiError } from '#api/transport/error.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { useServiceLinks } from '#entities/support/service-links.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { DepartmentList, DepartmentListSkeleton } from '../components/department-list.tsx'
import { OtherContacts } from '../components/other-contacts.tsx'
import { ServiceLinkList } from '../components/service-link-list.tsx'
import { useChat } from '../hooks/use-chat.ts'
import { SUPPORT_REFUSALS } from '../refusals.ts'

/** Departments come online and go offline. */
const REFRESH_MS = 60_000

/** The departments of the live chat, and every other way to a person. */
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
      <ChatContents onClose={onClose} />
    </Dialog>
  )
}

function ChatContents({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('support')
  const { code } = useLanguage()
  const errorText = useErrorText(SUPPORT_REFUSALS)
  const links = useServiceLinks()
  const chat = useChat(onClose)
  const query = useQuery({
    ...supportQueries.chatDepartments(code),
    refetchInterval: pollingInterval(REFRESH_MS),
  })
  const departments = asArray(query.data?.list)
  const refusal = query.isLoadingError ? asApiError(query.error) : null
  return (
    <Stack gap="5">
      {refusal && !refusal.passing ? (
        // Such as a chat that is switched off: trying again would not help.
        <EmptyState icon={MessagesSquare} message={errorText(refusal)} />
      ) : (
        <QueryBoundary query={query} waiting={<DepartmentListSkeleton />} describe={errorText}>
          {() =>
            departments.length > 0 ? (
              <DepartmentList departments={departments} chat={chat} />
            ) : (
              <EmptyState icon={MessagesSquare} message={t('chat.empty')} />
            )
          }
        </QueryBoundary>
      )}
      {/* The merchant's own chat room is offered only while there are no departments. */}
      <ServiceLinkList
        links={departments.length > 0 ? links.filter(({ type }) => type !== 'LIVECHAT') : links}
      />
      <OtherContacts current="chat" />
    </Stack>
  )
}
