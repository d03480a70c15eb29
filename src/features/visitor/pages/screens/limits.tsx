import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { Link } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { Helplines } from '#entities/support/helplines.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { memberHref } from '#patterns/routing/member-page.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { InfoDialog } from '../components/info-dialog.tsx'

/** Links to the limits, and the helplines, for all visitors. */
export default function LimitsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pages', 'common'])
  const config = useQuery(systemQueries.config()).data
  const { isLogin, isTrial } = useVisitor()
  const isMember = isLogin && !isTrial
  const { open } = usePopup()
  const mail = config && safeUrl(`mailto:${config.supportMail}`)
  return (
    <InfoDialog
      icon={HeartHandshake}
      title={t('pages:limits.title')}
      text={t(isMember ? 'pages:limits.member' : 'pages:limits.guest')}
      onClose={onClose}
      footer={
        <>
          {mail ? (
            <a href={mail} {...buttonLook({ variant: 'ghost' })}>
              {t('common:action.support')}
            </a>
          ) : null}
          {isMember ? (
            <Link to={memberHref('limits')} {...buttonLook({ variant: 'primary' })}>
              {t('pages:limits.set')}
            </Link>
          ) : (
            <Button variant="primary" onClick={() => open(isTrial ? 'real-account' : 'login')}>
              {t('pages:limits.set')}
            </Button>
          )}
        </>
      }
    >
      <Helplines helplines={asArray(config?.jurisdiction.helplines)} />
    </InfoDialog>
  )
}
