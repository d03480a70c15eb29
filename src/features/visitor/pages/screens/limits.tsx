import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { safeUrl } from '../../../../lib/safe-url.ts'
import { Button, buttonLook } from '../../../../ui/button/button.tsx'
import { Helplines } from '../components/helplines.tsx'
import { InfoDialog } from '../components/info-dialog.tsx'

/** F-01: where limits will be set, and the helplines that exist already. */
export default function LimitsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pages', 'common'])
  const config = useQuery(systemQueries.config()).data
  const mail = config && safeUrl(`mailto:${config.supportMail}`)
  return (
    <InfoDialog
      icon={HeartHandshake}
      title={t('pages:limits.title')}
      text={t('pages:limits.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('pages:limits.ok')}
          </Button>
          {mail ? (
            <a href={mail} {...buttonLook({ variant: 'primary' })}>
              {t('common:action.support')}
            </a>
          ) : null}
        </>
      }
    >
      <Helplines helplines={asArray(config?.jurisdiction.helplines)} />
    </InfoDialog>
  )
}
