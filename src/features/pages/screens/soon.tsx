import { useQuery } from '@tanstack/react-query'
import { KeyRound, LifeBuoy, type LucideIcon, MessageSquareText, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { systemQueries } from '../../../api/system.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { safeUrl } from '../../../lib/safe-url.ts'
import { usePopup } from '../../../session/popup.ts'
import { useToken } from '../../../session/store.ts'
import { Button, buttonLook } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './popup.module.css'

interface PopupProps {
  onClose: () => void
}

interface SoonProps extends PopupProps {
  name: 'register' | 'forgot' | 'help' | 'feedback'
  icon: LucideIcon
  action?: ReactNode
}

/** Says what is not there yet and what to do meanwhile. */
function Soon({ name, icon, action, onClose }: SoonProps) {
  const { t } = useTranslation(['pages', 'common'])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(`pages:soon.${name}Title`)}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('pages:soon.ok')}
          </Button>
          {action}
        </>
      }
    >
      <div className={styles.body}>
        <span className={styles.medal}>
          <Icon of={icon} size="xl" />
        </span>
        <p className={styles.text}>{t(`pages:soon.${name}Text`)}</p>
      </div>
    </Dialog>
  )
}

/** MOD-24 comes later; until then a letter reaches the same people. */
function MailAction() {
  const { t } = useTranslation('pages')
  const mail = useQuery(systemQueries.config()).data?.supportMail
  const href = safeUrl(`mailto:${mail}`)
  if (!mail || !href) return null
  return (
    <a href={href} {...buttonLook({ variant: 'primary' })}>
      {t('soon.mail')}
    </a>
  )
}

export function Register({ onClose }: PopupProps) {
  const { t } = useTranslation('shell')
  const { open } = usePopup()
  const token = useToken()
  const login = (
    <Button variant="primary" onClick={() => open('login')}>
      {t('header.login')}
    </Button>
  )
  return (
    <Soon
      name="register"
      icon={UserRoundPlus}
      action={token ? <MailAction /> : login}
      onClose={onClose}
    />
  )
}

export const Forgot = (props: PopupProps) => (
  <Soon name="forgot" icon={KeyRound} action={<MailAction />} {...props} />
)

export const Help = (props: PopupProps) => (
  <Soon name="help" icon={LifeBuoy} action={<MailAction />} {...props} />
)

export const Feedback = (props: PopupProps) => (
  <Soon name="feedback" icon={MessageSquareText} action={<MailAction />} {...props} />
)
