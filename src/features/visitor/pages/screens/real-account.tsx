import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { Button } from '#ui/button/button.tsx'
import { InfoDialog } from '../components/info-dialog.tsx'

/** A trial account has reached something that needs a real one. */
export default function RealAccountPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pages', 'common'])
  const { open } = usePopup()
  return (
    <InfoDialog
      icon={UserRoundCheck}
      title={t('pages:real.title')}
      description={t('common:error.realAccount')}
      text={t('pages:real.text')}
      onClose={onClose}
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
    />
  )
}
