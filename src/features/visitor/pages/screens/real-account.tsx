import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import styles from './popup.module.css'

/** MBR-20, ROL-11: a trial account has come to something that needs a real one. */
export default function RealAccountPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pages', 'common'])
  const { open } = usePopup()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('pages:real.title')}
      description={t('common:error.realAccount')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('pages:real.stay')}
          </Button>
          <Button variant="primary" onClick={() => open('register')}>
            {t('pages:real.register')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <span className={styles.medal}>
          <Icon of={UserRoundCheck} size="xl" />
        </span>
        <p className={styles.text}>{t('pages:real.text')}</p>
      </div>
    </Dialog>
  )
}
