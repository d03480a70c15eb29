import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { contentQueries } from '../../../../api/content.ts'
import { useMayPlay } from '../../../../entities/game/use-may-play.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { defineScreen } from '../../../../patterns/routing/define-route.ts'
import { useToken } from '../../../../session/store.ts'
import { Hero } from '../components/hero.tsx'
import { Marquee } from '../components/marquee.tsx'
import { Failed, Section, useFailure } from '../components/section.tsx'
import { Videos, VideosSkeleton } from '../components/videos.tsx'
import { bannersOf } from '../model.ts'
import styles from './home.module.css'

const below = defineScreen(() => import('../components/below.tsx'), 'game')

/** True after the first paint: what is below the first view must not delay it. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted
}

/** The home page: seven sections in the order of HOM-01..07, each loading and failing by itself. */
export default function Home() {
  const { t } = useTranslation('home')
  const language = useLanguage().code
  const mayPlay = useMayPlay()
  const painted = usePainted()
  const news = useQuery(contentQueries.announcements(language, useToken() ?? ''))
  const { failed, ...failure } = useFailure(news)
  const banners = news.data?.banners ?? []
  const videos = bannersOf(banners, 'w_promotion')
  const room = <div className={styles.belowRoom} />
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.top}>
        <Marquee notices={news.data?.player} failure={failed ? failure : undefined} />
        <Hero
          banners={bannersOf(banners, 'w_home')}
          mayPlay={mayPlay}
          failure={failed ? failure : undefined}
        />
      </div>
      {videos.length > 0 ? (
        <div className={styles.footed}>
          <Videos banners={videos} mayPlay={mayPlay} />
        </div>
      ) : null}
      {news.data || failed ? null : (
        <div className={styles.footed}>
          <VideosSkeleton />
        </div>
      )}
      {failed ? (
        <Section title={t('videos.title')}>
          <Failed className={styles.failedVideos} {...failure} />
        </Section>
      ) : null}
      {painted ? (
        <Suspense fallback={room}>
          <below.View />
        </Suspense>
      ) : (
        room
      )}
    </div>
  )
}
