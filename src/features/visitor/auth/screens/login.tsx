import { Navigate, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { pendingLink, usePendingLink } from '#session/social-sign-in.ts'
import { useAlreadySignedIn } from '#session/use-already-signed-in.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useSignIn } from '../hooks/use-sign-in.ts'
import LoginMethods from './login-methods.tsx'
import Proof from './proof.tsx'
import Unlinked from './unlinked.tsx'

/** The login for players, over whatever page they were on. */
export default function LoginPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const { search } = useLocation()
  const signIn = useSignIn('player')
  const link = usePendingLink()
  if (useAlreadySignedIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  const challenge = signIn.challenge.current
  const form = link ? 'unlinked' : 'login'
  const step = challenge ? 'proof' : form
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
      {challenge ? <Proof signIn={signIn} challenge={challenge} /> : null}
      {step === 'unlinked' ? <Unlinked signIn={signIn} /> : null}
      {step === 'login' ? <LoginMethods signIn={signIn} /> : null}
    </Dialog>
  )
}

/** A name of any script between words of another: what bdi is to elements. */
const isolated = (name = '') => `\u2068${name}\u2069`
