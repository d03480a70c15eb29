import { Link, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { CenteredPage } from '../components/centered-page.tsx'
import { ReelsArt } from '../components/reels-art.tsx'
import styles from './not-found.module.css'

/** Longer addresses are cut. */
const MAX_LENGTH = 80

/** An unknown address, with links back. */
export default function NotFound() {
  const { t } = useTranslation(['pages', 'common'])
  const { pathname } = useLocation()
  const { open } = usePopup()
  const address = pathname.length > MAX_LENGTH ? `${pathname.slice(0, MAX_LENGTH)}…` : pathname
  return (
    <CenteredPage
      art={<ReelsArt />}
      title={t('pages:notFound.title')}
      text={t('pages:notFound.text')}
      actions={
        <>
          <Link to={href('/')} {...buttonLook({ variant: 'primary', size: 'lg' })}>
            {t('common:action.home')}
          </Link>
          <Button size="lg" onClick={() => open('help')}>
            {t('common:action.help')}
          </Button>
        </>
      }
    >
      <p className={styles.address}>
        {t('pages:notFound.address')}: <bdi>{address}</bdi>
      </p>
    </CenteredPage>
  )
}
