import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup, withPopup } from '../../../../patterns/routing/popup.ts'
import { useToken } from '../../../../session/store.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import styles from './forgot.module.css'
import Ways from './ways.tsx'

/** MOD-06, AUT-27, AUT-28: back into an account, by its e-mail or its mobile number. */
export default function ForgotPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['recover', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  if (useAlreadyIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('recover:title')}
      description={t('recover:intro')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.stack}>
        <Ways onSent={onClose} />
        <div className={styles.others}>
          <p>
            {t('recover:neither')}{' '}
            <TextButton onClick={() => open('chat')}>{t('common:action.support')}</TextButton>
          </p>
          <p>
            {t('recover:remembered')}{' '}
            <TextButton onClick={() => open('login')}>{t('recover:logIn')}</TextButton>
          </p>
        </div>
      </div>
    </Dialog>
  )
}

/** Whoever came in with this very token needs no way back; a trial player may still want one. */
function useAlreadyIn(): boolean {
  const token = useToken()
  const [before] = useState(token)
  const { isLogin, isTrial } = useVisitor()
  return before !== null && token === before && isLogin && !isTrial
}
