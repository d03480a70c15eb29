import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { bindSocial } from '#api/member/member.ts'
import { securityKeys } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { pendingLink } from '#session/social-sign-in.ts'
import { session } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** Links permanently after a confirmation; the open questions of the login come next. */
export function useLinkAccount(onClose: () => void) {
  const { t } = useTranslation(['social', 'auth'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [link] = useState(pendingLink.get)
  const name = link ? t(`auth:social.name.${link.provider}`) : ''

  // However this ends, the question is not asked a second time.
  useEffect(() => pendingLink.drop(), [])

  const goOn = () => {
    if (session.get('passwordTrouble') === null) return onClose()
    void navigate({ search: withPopup(search, 'change-password') }, { replace: true })
  }

  const { mutate, busy, error } = useIdempotentMutation({
    name: 'link-account',
    send: (ticket: string) => bindSocial(ticket),
    contentOf: () => null,
    once: true,
    onSettled(outcome) {
      if (outcome.kind !== 'done') return
      void client.invalidateQueries({ queryKey: securityKeys.all })
      toast.show({ tone: 'success', message: t('social:done', { name }) })
      goOn()
    },
  })

  return {
    link,
    name,
    busy,
    failure: error,
    /** Nothing is linked, and trying again is of no use. */
    refused: error !== null && !error.passing,
    confirm: () => {
      if (link) void mutate(link.ticket)
    },
    goOn,
  }
}
