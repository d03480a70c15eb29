import type { ParseKeys } from 'i18next'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { StageArt } from '../components/stage-art.tsx'
import styles from './page.module.css'

/** A page's name in `shell:title`. */
export type PageTitle =
  Extract<ParseKeys<'shell'>, `title.${string}`> extends `title.${infer Name}` ? Name : never

const ELSEWHERE = [
  { title: 'rng', to: '/rng', label: 'coming.slots' },
  { title: 'live', to: '/live', label: 'coming.live' },
] as const

/** A page that is known and not open yet: its name, one honest sentence, and ways on. */
export default function ComingSoon({ title }: { title: PageTitle }) {
  const { t } = useTranslation(['pages', 'shell', 'common'])
  return (
    <section className={styles.page} aria-labelledby="page-title">
      <StageArt />
      <div className={styles.words}>
        <Badge variant="brand">{t('pages:coming.badge')}</Badge>
        <h1 id="page-title">{t(`shell:title.${title}`)}</h1>
        <p className={styles.text}>{t('pages:coming.text')}</p>
        <div className={styles.actions}>
          <Link to="/" {...buttonLook({ variant: 'primary', size: 'lg' })}>
            {t('common:action.home')}
          </Link>
          {ELSEWHERE.filter((page) => page.title !== title).map((page) => (
            <Link key={page.to} to={page.to} {...buttonLook({ size: 'lg' })}>
              {t(`pages:${page.label}`)}
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}
