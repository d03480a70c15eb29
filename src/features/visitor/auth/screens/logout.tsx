import { Navigate, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { useSignOut } from '../../../../session/sign-out.ts'
import { useToken } from '../../../../session/store.ts'
import { AlertDialog } from '../../../../ui/alert-dialog/alert-dialog.tsx'

/** MOD-27, AUT-29: asks before the session ends. */
export default function LogoutPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const { busy, signOut } = useSignOut()
  if (!useToken() && !busy) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <AlertDialog
      open
      busy={busy}
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={t('logout.title')}
      description={t('logout.text')}
      cancelLabel={t('logout.cancel')}
      confirmLabel={t('logout.confirm')}
      onConfirm={signOut}
    />
  )
}
