import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import type { AppGuide } from '#lib/app-link.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './guide.module.css'
import { LinkCard } from './link-card.tsx'

type GuideProps = {
  name: AppGuide
  /** The link to the app, or the reason why there is none. */
  action?: ReactNode
  children: ReactNode
}

/** A guide from its introduction to its steps; on a desktop the link for the phone comes first. */
export function Guide({ name, action, children }: GuideProps) {
  const { t } = useTranslation('help')
  const isWide = useMedia('(width >= 768px)')
  return (
    <Stack gap="5">
      <p className={styles.intro}>{t(`apps.${name}.intro`)}</p>
      {action}
      {isWide ? <LinkCard guide={name} withCode /> : null}
      {children}
      {isWide ? null : <LinkCard guide={name} withCode={false} />}
    </Stack>
  )
}
