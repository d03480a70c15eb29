import { HeartHandshake } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { Block } from '#patterns/block.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { usePopup } from '#patterns/routing/popup.ts'
import { TextButton } from '#ui/link/text-button.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { BlockedNotice } from '../components/blocked-notice.tsx'
import { Notice } from '../components/notice.tsx'
import { ReadyToday } from '../components/ready-today.tsx'
import { RewardLinks } from '../components/reward-links.tsx'
import { RewardsPage } from '../components/rewards-page.tsx'
import { RewardsSkeleton } from '../components/rewards-skeleton.tsx'
import { useMissions, useThisMonth } from '../hooks/reward-queries.ts'
import styles from './rewards.module.css'

/** The rewards that can be claimed today, with links to all pages that give rewards. */
export default function Rewards() {
  const { t } = useTranslation('rewards')
  const month = useThisMonth()
  const excluded = month.data?.blockedBy === 'SELF_EXCLUDED'
  return (
    <RewardsPage title={t('hub.title')} intro={t('hub.intro')}>
      {excluded ? (
        <BlockedNotice bar="SELF_EXCLUDED" />
      ) : (
        <>
          <Part title={t('hub.ready')}>
            <Block>
              <Today />
            </Block>
          </Part>
          {/* Hidden from self-excluded players, so wait until that is known. */}
          {month.isFetched ? (
            <Part title={t('hub.links')}>
              <Block>
                <RewardLinks />
              </Block>
            </Part>
          ) : null}
        </>
      )}
      <SaferPlayNotice />
    </RewardsPage>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...stackLook({ gap: '3', className: styles.part })}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

function Today() {
  const month = useThisMonth()
  const missions = useMissions()
  if (!month.data || !missions.data) {
    const failed = month.error ? month : missions
    return <QueryFailure query={failed} waiting={<RewardsSkeleton shape="cards" />} />
  }
  const bar = month.data.blockedBy
  return bar === null ? (
    <>
      <AsOf query={month.error ? month : missions} />
      <ReadyToday month={month.data} summary={missions.data} />
    </>
  ) : (
    <BlockedNotice bar={bar} />
  )
}

/** No reward is a reason to play more. */
function SaferPlayNotice() {
  const { t } = useTranslation('rewards')
  const { open } = usePopup()
  return (
    <Notice icon={HeartHandshake} label={t('safer.label')}>
      {t('safer.text')} <TextButton onClick={() => open('limits')}>{t('safer.limits')}</TextButton>
    </Notice>
  )
}
