import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { takeReferral } from '../../../../entities/visitor/referral.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup, withPopup } from '../../../../patterns/routing/popup.ts'
import { useToken } from '../../../../session/store.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import styles from './register.module.css'
import { Ways } from './ways.tsx'

/** MOD-04, MOD-20, MOD-21: becoming a member, by user name or by mobile number. */
export default function RegisterPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['register', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  // D-019: the codes of an invitation are kept before anything else.
  useState(() => takeReferral(search))
  if (useAlreadyIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('register:title')}
      description={t('register:intro')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.stack}>
        <Ways />
        <p className={styles.login}>
          {t('register:haveAccount')}{' '}
          <TextButton onClick={() => open('login')}>{t('register:logIn')}</TextButton>
        </p>
      </div>
    </Dialog>
  )
}

/** Whoever came in with this very token has an account; a trial player may still want one. */
function useAlreadyIn(): boolean {
  const token = useToken()
  const [before] = useState(token)
  const { isLogin, isTrial } = useVisitor()
  return before !== null && token === before && isLogin && !isTrial
}
