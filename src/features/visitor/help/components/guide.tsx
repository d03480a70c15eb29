import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { AppGuide } from '../../../../lib/app-link.ts'
import { useMedia } from '../../../../ui/base/use-media.ts'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import styles from './guide.module.css'
import { LinkCard } from './link-card.tsx'

type GuideProps = {
  name: AppGuide
  /** The way to the app, or a word on why there is none. */
  door?: ReactNode
  children: ReactNode
}

/** A guide from its first sentence to its steps; who reads it at a desk can take it to a phone first. */
export function Guide({ name, door, children }: GuideProps) {
  const { t } = useTranslation('help')
  const wide = useMedia('(width >= 768px)')
  return (
    <div className={styles.guide}>
      <p className={styles.intro}>{t(`apps.${name}.intro`)}</p>
      {door}
      {wide ? <LinkCard guide={name} withCode /> : null}
      {children}
      {wide ? null : <LinkCard guide={name} withCode={false} />}
    </div>
  )
}

/** The way to an app; `href` has been through safeUrl. */
export function AppDoor({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('help')
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...buttonLook({ variant: 'primary' })}
    >
      {children}
      <Icon of={ExternalLink} size="sm" label={t('apps.newTab')} directional />
    </a>
  )
}
