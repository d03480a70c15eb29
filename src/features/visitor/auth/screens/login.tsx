import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { pendingLink, usePendingLink } from '../../../../session/social-sign-in.ts'
import { useToken } from '../../../../session/store.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useSignIn } from '../hooks/use-sign-in.ts'
import Proof from './proof.tsx'
import Unlinked from './unlinked.tsx'
import Ways from './ways.tsx'

/** MOD-03, AUT-05..18: the way in for players, over whatever page they were on. */
export default function LoginPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const { search } = useLocation()
  const door = useSignIn('player')
  const link = usePendingLink()
  if (useAlreadyIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  const { challenge } = door
  const step = challenge ? 'proof' : link ? 'unlinked' : 'login'
  const name = link ? t(`auth:social.name.${link.provider}`) : ''
  return (
    <Dialog
      open
      onOpenChange={() => {
        pendingLink.drop()
        onClose()
      }}
      size="sm"
      title={t(`auth:${step}.title`, { name })}
      description={t(`auth:${step}.intro`, { name, person: isolated(link?.displayName) })}
      closeLabel={t('common:action.close')}
    >
      {challenge ? <Proof door={door} challenge={challenge} /> : null}
      {step === 'unlinked' ? <Unlinked door={door} /> : null}
      {step === 'login' ? <Ways door={door} /> : null}
    </Dialog>
  )
}

/** Whoever came in with this very token needs no log-in; a trial player may still want one. */
function useAlreadyIn(): boolean {
  const token = useToken()
  const [before] = useState(token)
  const { isLogin, isTrial } = useVisitor()
  return before !== null && token === before && isLogin && !isTrial
}

/** A name of any script between words of another: what bdi is to elements. */
const isolated = (name = '') => `\u2068${name}\u2069`
