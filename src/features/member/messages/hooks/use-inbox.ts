import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deleteMessage,
  type Message,
  type MessageKind,
  messageKeys,
  messageQueries,
  readAllMessages,
  readMessage,
  restoreMessage,
} from '#api/member/messages.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useToken } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { withRead } from '../model.ts'

/** One page of a kind of message, and what can be done with them. */
export function useInbox(kind: MessageKind, pageNo: number) {
  const { t } = useTranslation('messages')
  const client = useQueryClient()
  const describe = useErrorText()
  const token = useToken() ?? ''
  const { code } = useLanguage()
  const options = messageQueries.page(token, code, { kind, pageNo })
  const query = useQuery(options)
  const refresh = () => client.invalidateQueries({ queryKey: messageKeys.all })

  const restoring = useIdempotentMutation({
    name: 'message-restore',
    send: (message: Message) => restoreMessage(message.id),
    async onSettled(outcome) {
      if (outcome.kind !== 'done') toast.show({ tone: 'danger', message: describe(outcome.error) })
      await refresh()
    },
  })
  const deleting = useIdempotentMutation({
    name: 'message-delete',
    send: (message: Message) => deleteMessage(message.id),
    async onSettled(outcome, message) {
      if (outcome.kind === 'done') {
        const undo = { label: t('undo'), run: () => void restoring.mutate(message) }
        toast.show({ tone: 'info', message: t('deleted'), action: undo })
      } else toast.show({ tone: 'danger', message: describe(outcome.error) })
      await refresh()
    },
  })
  const readingAll = useIdempotentMutation({
    name: 'message-read-all',
    send: (which: MessageKind) => readAllMessages(which),
    async onSettled(outcome) {
      toast.show(
        outcome.kind === 'done'
          ? { tone: 'success', message: t('allRead') }
          : { tone: 'danger', message: describe(outcome.error) },
      )
      await refresh()
    },
  })

  /** Shown at once. Several may be opened in a row, and one that was not noted is only unread again. */
  const read = async (message: Message) => {
    if (message.read) return
    client.setQueryData(options.queryKey, (page) => page && withRead(page, message))
    await readMessage(message.id).catch(() => undefined)
    await refresh()
  }

  return {
    query,
    read,
    remove: deleting.mutate,
    deleting: deleting.input ?? null,
    readAll: () => readingAll.mutate(kind),
    readingAll: readingAll.busy,
  }
}
