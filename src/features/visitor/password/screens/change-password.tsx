import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useSignOut } from '#session/sign-out.ts'
import { session, useToken } from '#session/store.ts'
import { useModule, useVisitor } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ChangeForm } from '../components/change-form.tsx'

/** Required after a login, or opened from the profile. */
export default function ChangePasswordPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['password', 'common'])
  const { search } = useLocation()
  const token = useToken()
  const { isTrial, mustChangePassword } = useVisitor()
  const [noted] = useState(reasonNow)
  const reason = mustChangePassword && noted === 'intro' ? 'requiredReason' : noted
  // A member who opened it voluntarily may close it.
  const forced = useModule('PWDEXPFORCECHANGE3') && reason !== 'intro'
  const { busy, signOut } = useSignOut()
  if (!busy && (token === null || isTrial)) {
    const instead = isTrial ? 'real-account' : 'login'
    return <Navigate to={{ search: withPopup(search, instead) }} replace />
  }
  return (
    <Dialog
      open
      dismissible={!forced}
      onOpenChange={onClose}
      size="sm"
      title={t('password:title')}
      description={t(`password:${reason}`)}
      closeLabel={t('common:action.close')}
    >
      <Stack>
        <ChangeForm />
        {forced ? (
          // A member who cannot change the password now must still be able to log out.
          <Button variant="ghost" block loading={busy} onClick={signOut}>
            {t('password:leave')}
          </Button>
        ) : (
          <Button variant="ghost" block onClick={onClose}>
            {t('password:later')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

/** The login has noted why the password must change. */
const reasonNow = (): 'defaultReason' | 'expiredReason' | 'intro' => {
  const trouble = session.get('passwordTrouble')
  if (trouble === 'default') return 'defaultReason'
  return trouble === 'expired' ? 'expiredReason' : 'intro'
}
