import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { contentQueries } from '#api/content/content.ts'
import { filterBanners } from '#entities/banner/banner.ts'
import { useMayPlay } from '#entities/game/use-may-play.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Block } from '#patterns/block.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { defineScreen } from '#patterns/routing/define-route.ts'
import { usePause } from '#session/pause.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import { Hero } from '../components/hero.tsx'
import { Marquee } from '../components/marquee.tsx'
import { PostersSkeleton } from '../components/rail-skeleton.tsx'
import { Section } from '../components/section.tsx'
import { VideosSkeleton } from '../components/videos-skeleton.tsx'

import styles from './home.module.css'

const videoRow = lazyScreen(() => import('../components/videos.tsx'))
const pausedLead = lazyScreen(() => import('../components/paused-lead.tsx'))
const belowFold = defineScreen(() => import('../components/below-fold.tsx'), 'game')

/** True after the first paint, which content below the fold must not delay. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted
}

/** The announcements, which fill three parts of the page; these fail and are retried together. */
function useAnnouncements() {
  const query = useQuery(contentQueries.announcements(useLanguage().code, useToken() ?? ''))
  const [past, setPast] = useState<Error | null>(null)
  const { data, refetch } = query
  const error = data === undefined ? (query.error ?? past) : null
  const retry = async () => {
    setPast(error)
    await refetch()
    setPast(null)
  }
  return { data, refetch, failure: error && { error, retry, retrying: past !== null } }
}

/** The home page: seven sections in the order of HOM-01..07, each of which loads and fails by itself. */
export default function Home() {
  const { t } = useTranslation('home')
  const mayPlay = useMayPlay()
  const painted = usePainted()
  const { data, refetch, failure } = useAnnouncements()
  const source = { of: data, refetch }
  const pause = usePause()
  const { pending } = useVisitor()
  // Nothing is offered during a break, so nothing is before it is known whether there is one.
  const banners = pending || pause ? undefined : data?.banners
  const pictures = useMemo(() => filterBanners(banners ?? [], 'w_home'), [banners])
  const videos = useMemo(() => filterBanners(banners ?? [], 'w_promotion'), [banners])
  const placeholder = (
    <div className={styles.foldPlaceholder}>
      <PostersSkeleton />
    </div>
  )
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.top}>
        <Block source={source}>
          <Marquee notices={data?.player} failure={failure} />
        </Block>
        {pause ? (
          <Suspense fallback={null}>
            <pausedLead.View pause={pause} />
          </Suspense>
        ) : (
          <div className={styles.lead}>
            <Block source={source}>
              <Hero banners={pictures} mayPlay={mayPlay} failure={failure} />
            </Block>
            {videos.length > 0 ? (
              <Block source={source}>
                <Suspense fallback={<VideosSkeleton />}>
                  <videoRow.View banners={videos} mayPlay={mayPlay} />
                </Suspense>
              </Block>
            ) : null}
            {(data && !pending) || failure ? null : <VideosSkeleton />}
            {failure ? (
              <Section title={t('videos.title')} quiet>
                <QueryFailure
                  className={styles.failedVideos}
                  query={{ error: failure.error, refetch: failure.retry }}
                  waiting={null}
                />
              </Section>
            ) : null}
          </div>
        )}
      </div>
      {painted ? (
        <Suspense fallback={placeholder}>
          <belowFold.View />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}
