import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, asApiError } from '../../../../api/error.ts'
import { type LiveChatModel, launchChat, supportQueries } from '../../../../api/support.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { openBlank } from '../../../../lib/blank-window.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { chatAddress } from '../model.ts'

/** API-43, ERR-19: a desk's chat in a window of its own; `onOpened` runs when it is on its way. */
export function useChat(onOpened: () => void) {
  const { t } = useTranslation(['support', 'common'])
  const { code } = useLanguage()
  const text = useErrorText()
  const client = useQueryClient()
  const { busy, run } = useOneRequest<string>()
  const [trouble, setTrouble] = useState<string | null>(null)
  const here = useRef(false)

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const failed = (error: ApiError) => {
    if (error.code === 'chat.offline')
      void client.invalidateQueries({ queryKey: supportQueries.liveChatModels(code).queryKey })
    if (here.current) setTrouble(text(error))
    else toast.show({ tone: 'danger', message: text(error) })
  }

  const start = (desk: LiveChatModel) =>
    run(desk.id, async () => {
      setTrouble(null)
      const room = openBlank(t('support:chat.connecting'))
      if (!room) {
        setTrouble(t('common:error.popupBlocked'))
        return 'again'
      }
      try {
        const { chatUrl } = await launchChat(desk.id)
        const address = chatAddress(chatUrl, window.location.origin)
        if (!address) throw new ApiError({ status: 502, code: 'malformed' })
        if (room.closed) return 'again'
        room.location.replace(address)
      } catch (thrown) {
        room.close()
        failed(asApiError(thrown))
        return 'again'
      }
      toast.show({ tone: 'success', message: t('support:chat.opened', { name: desk.name }) })
      if (here.current) onOpened()
      return 'done'
    })

  return { busy, trouble, start }
}
