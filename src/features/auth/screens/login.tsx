import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePopup, withPopup } from '../../../session/popup.ts'
import { useToken } from '../../../session/store.ts'
import { useModule, useVisitor } from '../../../session/visitor.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextButton } from '../../../ui/link/text-button.tsx'
import { LoginForm } from '../parts/login-form.tsx'
import { useSignIn } from '../parts/use-sign-in.ts'
import styles from './login.module.css'

/** MOD-03, AUT-05..14: the way in for players, over whatever page they were on. */
export default function LoginPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  const door = useSignIn('player')
  const freePlay = useModule('FREEPLAY3')
  if (useAlreadyIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('auth:login.title')}
      description={t('auth:login.intro')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.stack}>
        <LoginForm
          door={door}
          withRemember
          aside={<TextButton onClick={() => open('forgot')}>{t('auth:login.forgot')}</TextButton>}
        />
        {freePlay ? (
          <div className={styles.free}>
            <p className={styles.or}>{t('auth:login.or')}</p>
            <Button
              variant="secondary"
              size="lg"
              block
              loading={door.busy === 'free'}
              disabled={door.busy === 'form'}
              aria-describedby="free-play-hint"
              onClick={door.freePlay}
            >
              {t('auth:login.freePlay')}
            </Button>
            <p className={styles.hint} id="free-play-hint">
              {t('auth:login.freePlayHint')}
            </p>
          </div>
        ) : null}
        <p className={styles.register}>
          {t('auth:login.noAccount')}{' '}
          <TextButton onClick={() => open('register')}>{t('auth:login.register')}</TextButton>
        </p>
      </div>
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
