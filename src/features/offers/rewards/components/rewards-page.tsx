import { Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Page } from '#ui/page/page.tsx'
import { useMissions } from '../hooks/reward-queries.ts'
import styles from './rewards-page.module.css'

interface RewardsPageProps {
  title: string
  intro: string
  children: ReactNode
}

/** A page of rewards: its head has the member's points. */
export const RewardsPage = ({ title, intro, children }: RewardsPageProps) => (
  <Page gap="5" title={title} lead={intro} actions={<TotalPoints />}>
    {children}
  </Page>
)

function TotalPoints() {
  const { t } = useTranslation('rewards')
  const { data } = useMissions()
  if (!data) return null
  return (
    <p className={styles.total}>
      <Icon of={Coins} size="sm" />
      <span>
        {t('total')} <b>{formatPoints(data.points)}</b>
      </span>
    </p>
  )
}
