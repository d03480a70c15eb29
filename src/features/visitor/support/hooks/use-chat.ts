import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChatDepartment, launchChat, supportQueries } from '#api/content/support.ts'
import { ApiError } from '#api/transport/error.ts'
import { chatAddress } from '#entities/support/chat-address.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { openBlankWindow } from '#lib/blank-window.ts'
import { getScheme } from '#patterns/display/theme.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useMounted } from '#patterns/use-mounted.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { SUPPORT_REFUSALS } from '../refusals.ts'

interface Launch {
  department: ChatDepartment
  chatWindow: Window
}

async function launch({ department }: Launch): Promise<string> {
  const { chatUrl } = await launchChat(department.id, getScheme())
  const address = chatAddress(chatUrl, window.location.origin)
  if (!address) throw new ApiError({ status: 502, code: 'malformed' })
  return address
}

/** Opens a department's chat in its own window; `onOpened` is called once it is loading. */
export function useChat(onOpened: () => void) {
  const { t } = useTranslation(['support', 'common'])
  const { code } = useLanguage()
  const errorText = useErrorText(SUPPORT_REFUSALS)
  const client = useQueryClient()
  const mounted = useMounted()
  const [isBlocked, setBlocked] = useState(false)

  const { mutate, busy, input, error, reset } = useIdempotentMutation({
    name: 'chat',
    send: launch,
    contentOf: ({ department }) => department.id,
    onSettled(outcome, { department, chatWindow }) {
      if (outcome.kind === 'done') {
        if (chatWindow.closed) return
        chatWindow.location.replace(outcome.result)
        toast.show({
          tone: 'success',
          message: t('support:chat.opened', { name: department.name }),
        })
        if (mounted.current) onOpened()
        return
      }
      chatWindow.close()
      if (outcome.error.code === 'chat.offline')
        void client.invalidateQueries({ queryKey: supportQueries.chatDepartments(code).queryKey })
      if (!mounted.current) toast.show({ tone: 'danger', message: errorText(outcome.error) })
    },
  })

  const start = async (department: ChatDepartment) => {
    if (busy) return
    // With the click: a browser blocks a window that is opened after the answer.
    const chatWindow = openBlankWindow(t('support:chat.connecting'))
    setBlocked(chatWindow === null)
    if (chatWindow === null) return reset()
    const outcome = await mutate({ department, chatWindow })
    if (outcome === null) chatWindow.close()
  }

  return {
    /** Id of the department whose chat is being opened. */
    pendingId: input?.department.id ?? null,
    error,
    isBlocked,
    start,
  }
}

export type Chat = ReturnType<typeof useChat>
