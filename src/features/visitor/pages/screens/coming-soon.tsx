import type { ParseKeys } from 'i18next'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { href } from '../../../../patterns/routing/href.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { CenteredPage } from '../components/centered-page.tsx'
import { StageArt } from '../components/stage-art.tsx'

/** A page's name in `shell:title`. */
export type PageTitle =
  Extract<ParseKeys<'shell'>, `title.${string}`> extends `title.${infer Name}` ? Name : never

const OTHERS = [
  { title: 'rng', path: '/rng', label: 'coming.slots' },
  { title: 'live', path: '/live', label: 'coming.live' },
] as const

/** A page that is known but not open yet, with links to others. */
export default function ComingSoon({ title }: { title: PageTitle }) {
  const { t } = useTranslation(['pages', 'shell', 'common'])
  return (
    <CenteredPage
      art={<StageArt />}
      badge={<Badge variant="brand">{t('pages:coming.badge')}</Badge>}
      title={t(`shell:title.${title}`)}
      text={t('pages:coming.text')}
      actions={
        <>
          <Link to={href('/')} {...buttonLook({ variant: 'primary', size: 'lg' })}>
            {t('common:action.home')}
          </Link>
          {OTHERS.filter((page) => page.title !== title).map((page) => (
            <Link key={page.path} to={href(page.path)} {...buttonLook({ size: 'lg' })}>
              {t(`pages:${page.label}`)}
            </Link>
          ))}
        </>
      }
    />
  )
}
