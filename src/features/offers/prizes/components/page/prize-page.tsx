import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Columns } from './columns.tsx'

interface PrizePageProps {
  of: 'wheel' | 'redEnvelope' | 'raffle'
  children: ReactNode
}

/** A page of prizes with its title and introduction. */
export function PrizePage({ of, children }: PrizePageProps) {
  const { t } = useTranslation('prizes')
  return (
    <Page title={t(`page.${of}.title`)} lead={t(`page.${of}.intro`)}>
      {children}
    </Page>
  )
}

/** The skeleton of such a page. */
export function PrizePageSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Columns aria-busy="true" role="status" aria-label={t('state.loading')}>
      <Card padding="lg" gap="4">
        <Skeleton shape="live" />
        <Skeleton lines={3} />
      </Card>
      <Card padding="lg" gap="4">
        <Skeleton lines={8} />
      </Card>
    </Columns>
  )
}
