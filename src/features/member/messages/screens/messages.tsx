import { CheckCheck, Mail } from 'lucide-react'
import { useRef } from 'react'
import type { MessageKind } from '#api/member/messages.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { MessageList } from '../components/message-list.tsx'
import { useInbox } from '../hooks/use-inbox.ts'
import { MESSAGE_KINDS, MESSAGES_SEARCH } from '../model.ts'

/** Messages from the merchant to the member. */
export default function Messages() {
  const { t } = useTranslation(['messages', 'member'])
  const { values, setValues } = useSearchState(MESSAGES_SEARCH)
  const inbox = useInbox(values.inbox, values.inboxPage)
  const unread = inbox.query.data?.unread
  return (
    <Page
      gap="5"
      title={t('member:page.messageV2')}
      lead={t('messages:intro')}
      actions={
        unread && unread[values.inbox] > 0 ? (
          <ReadAll busy={inbox.readingAll} onPress={() => void inbox.readAll()} />
        ) : undefined
      }
    >
      <Tabs
        label={t('messages:kinds')}
        value={values.inbox}
        onChange={(kind) =>
          void setValues({ inbox: MESSAGES_SEARCH.inbox.parse(kind), inboxPage: 1 })
        }
        items={MESSAGE_KINDS.map((kind) => {
          const count = unread?.[kind] ?? 0
          const countLabel = t('member:badge.messages', { count })
          return {
            value: kind,
            label: t(`messages:kind.${kind}`),
            badge: <Badge variant="live" count={count} countLabel={countLabel} />,
            content: (
              <Inbox
                kind={kind}
                inbox={inbox}
                page={values.inboxPage}
                onPage={(inboxPage) => void setValues({ inboxPage })}
              />
            ),
          }
        })}
      />
    </Page>
  )
}

interface InboxProps {
  kind: MessageKind
  inbox: ReturnType<typeof useInbox>
  page: number
  onPage: (page: number) => void
}

function Inbox({ kind, inbox, page, onPage }: InboxProps) {
  const { t } = useTranslation('messages')
  return (
    <QueryBoundary query={inbox.query} waiting={<Waiting />}>
      {({ list, totalPages }) => (
        <Stack gap="4">
          {list.length === 0 ? (
            <EmptyState icon={Mail} message={t(`none.${kind}`)} />
          ) : (
            <MessageList
              messages={asArray(list)}
              onRead={(message) => void inbox.read(message)}
              onDelete={inbox.remove}
              deleting={inbox.deleting}
            />
          )}
          {totalPages > 1 ? <Pagination page={page} pages={totalPages} onChange={onPage} /> : null}
        </Stack>
      )}
    </QueryBoundary>
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-busy="true" aria-label={t('state.loading')}>
      <Skeleton lines={6} />
    </div>
  )
}

function ReadAll({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useTranslation('messages')
  // It goes once all are read.
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandOver(button)
  return (
    <WriteButton ref={button} size="sm" startIcon={CheckCheck} loading={busy} onClick={onPress}>
      {t('readAll')}
    </WriteButton>
  )
}
