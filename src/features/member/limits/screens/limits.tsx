import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { systemQueries } from '#api/content/system.ts'
import type { Limits as LimitsValue } from '#api/member/limits.ts'
import { PauseNotice } from '#entities/play/pause-notice.tsx'
import { Helplines } from '#entities/support/helplines.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Block } from '#patterns/block.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { Activity } from '../components/activity.tsx'
import { Breaks } from '../components/breaks.tsx'
import { CheckInterval } from '../components/check-interval.tsx'
import { LimitCard } from '../components/limit-card.tsx'
import { ProductBlocks } from '../components/product-blocks.tsx'
import { Review } from '../components/review.tsx'
import { SelfTest } from '../components/self-test.tsx'
import { useLimits } from '../hooks/use-limits.ts'
import { DEPOSIT_KINDS, PLAY_KINDS } from '../model.ts'

/** F-24..F-26, F-36, F-42: the limits that players set to protect themselves, their play, and whom to talk to. */
export default function Limits() {
  const { t } = useTranslation(['limits', 'member'])
  const config = useQuery(systemQueries.config()).data
  const query = useLimits()
  return (
    <Page gap="6" title={t('member:page.limits')} lead={t('limits:intro')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={10} />}>
        {(limits) => <Own limits={limits} />}
      </QueryBoundary>
      <Part title={t('limits:check.title')}>
        <CheckInterval />
      </Part>
      <Part title={t('limits:activity.title')}>
        <Activity />
      </Part>
      <Part title={t('limits:test.title')}>
        <Block>
          <SelfTest />
        </Block>
      </Part>
      <Part title={t('limits:help')}>
        <Helplines helplines={asArray(config?.jurisdiction.helplines)} />
      </Part>
    </Page>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...stackLook({ gap: '3' })}>
      <h2 id={titleId}>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children}
    </section>
  )
}

function Own({ limits: { limits, blocks, pause, reviewDue } }: { limits: LimitsValue }) {
  const { t } = useTranslation('limits')
  const cards = (kinds: readonly string[]) => (
    <div {...stackLook({ direction: 'grid', gap: 'gutter' })}>
      {limits
        .filter(({ kind }) => kinds.includes(kind))
        .map((limit) => (
          <LimitCard key={limit.kind} limit={limit} />
        ))}
    </div>
  )
  return (
    <div {...stackLook({ gap: '6' })}>
      {pause ? <PauseNotice pause={pause} /> : null}
      {reviewDue ? <Review /> : null}
      <Part title={t('deposits.title')} text={t('deposits.text')}>
        {cards(DEPOSIT_KINDS)}
      </Part>
      <Part title={t('play.title')} text={t('play.text')}>
        {cards(PLAY_KINDS)}
      </Part>
      <Part title={t('block.title')} text={t('block.text')}>
        <ProductBlocks blocks={blocks} />
      </Part>
      <Part title={t('break.title')} text={t('break.text')}>
        <Breaks />
      </Part>
    </div>
  )
}
