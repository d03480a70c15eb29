import { Navigate, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useOnline } from '#patterns/use-online.ts'
import { useSignOut } from '#session/sign-out.ts'
import { useToken } from '#session/store.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'

/**
 * Asks before the session ends. Also possible offline, because a visitor on a borrowed device must
 * be able to log out. Then the dialog says that the server cannot be informed.
 */
export default function LogoutPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const { busy, signOut } = useSignOut()
  const online = useOnline()
  if (!useToken() && !busy) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <AlertDialog
      open
      busy={busy}
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={t('logout.title')}
      description={t(online ? 'logout.text' : 'logout.offline')}
      cancelLabel={t('logout.cancel')}
      confirmLabel={t('logout.confirm')}
      onConfirm={signOut}
    />
  )
}
