import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Button, buttonLook } from '../../../../ui/button/button.tsx'
import { ReelsArt } from '../components/reels-art.tsx'
import type { PageTitle } from './coming-soon.tsx'
import styles from './page.module.css'

/** Longer addresses say nothing more. */
const SHOWN = 80

/** An address that is none of ours, with the ways back. */
export default function NotFound(_: { title: PageTitle }) {
  const { t } = useTranslation(['pages', 'common'])
  const { pathname } = useLocation()
  const { open } = usePopup()
  const address = pathname.length > SHOWN ? `${pathname.slice(0, SHOWN)}…` : pathname
  return (
    <section className={styles.page} aria-labelledby="page-title">
      <ReelsArt />
      <div className={styles.words}>
        <h1 id="page-title">{t('pages:notFound.title')}</h1>
        <p className={styles.text}>{t('pages:notFound.text')}</p>
        <p className={styles.address}>
          {t('pages:notFound.address')}: <bdi>{address}</bdi>
        </p>
        <div className={styles.actions}>
          <Link to="/" {...buttonLook({ variant: 'primary', size: 'lg' })}>
            {t('common:action.home')}
          </Link>
          <Button size="lg" onClick={() => open('help')}>
            {t('common:action.help')}
          </Button>
        </div>
      </div>
    </section>
  )
}
