import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { bindSocial } from '../../../../api/member.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { pendingLink } from '../../../../session/social-sign-in.ts'
import { session } from '../../../../session/store.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'

/** AUT-34: links for good, after a yes; what the log-in still has to ask comes next. */
export function useLink(onClose: () => void) {
  const { t } = useTranslation(['social', 'auth'])
  const navigate = useNavigate()
  const { search } = useLocation()
  const { busy, run } = useOneRequest<'link'>()
  const [link] = useState(pendingLink.get)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const name = link ? t(`auth:social.name.${link.provider}`) : ''

  // However this ends, the question is not asked a second time.
  useEffect(() => pendingLink.drop(), [])

  const goOn = () => {
    if (session.get('passwordTrouble') === null) return onClose()
    void navigate({ search: withPopup(search, 'change-password') }, { replace: true })
  }

  const confirm = () =>
    run('link', async () => {
      if (!link) return 'again'
      setFailure(null)
      try {
        await bindSocial(link.ticket)
      } catch (thrown) {
        setFailure(asApiError(thrown))
        return 'again'
      }
      toast.show({ tone: 'success', message: t('social:done', { name }) })
      goOn()
      return 'done'
    })

  return {
    link,
    name,
    busy: busy !== null,
    failure,
    /** Nothing is linked, and trying again is of no use. */
    refused: failure !== null && !failure.passing,
    confirm,
    goOn,
  }
}
