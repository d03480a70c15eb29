import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { contentQueries } from '../../../api/content.ts'
import { type Game, gameQueries } from '../../../api/games.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { asArray } from '../../../lib/read.ts'
import { useVisitor } from '../../../session/visitor.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { bannersOf, SECTIONS } from '../model.ts'
import { GamesSection, VendorsSection } from '../parts/game-sections.tsx'
import { Hero } from '../parts/hero.tsx'
import { ContinuePlaying, HotGames, useRecent } from '../parts/hot-rails.tsx'
import { Jackpot } from '../parts/jackpot.tsx'
import { Marquee } from '../parts/marquee.tsx'
import { NearViewport } from '../parts/near.tsx'
import { Failed, Section, useFailure } from '../parts/section.tsx'
import { Videos, VideosSkeleton } from '../parts/videos.tsx'
import { Winners } from '../parts/winners.tsx'
import { useDoors } from '../use-doors.ts'
import styles from './home.module.css'

const gameSheet = lazyScreen(() => import('../parts/game-sheet.tsx'))
const SHEET = 'game'

/** The game whose sheet is open; the address names it, so that Back closes the sheet. */
function useSheet() {
  const { t } = useTranslation('common')
  const [game, setGame] = useState<Game | null>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(SHEET)
  return {
    game: game && named === String(game.nodeId) ? game : null,
    async open(next: Game) {
      try {
        await gameSheet.preload()
      } catch {
        toast.show({ tone: 'danger', message: t('error.network') })
        return
      }
      const params = new URLSearchParams(search)
      params.set(SHEET, String(next.nodeId))
      setGame(next)
      void navigate(
        { search: `?${params}` },
        { preventScrollReset: true, state: { overlay: true } },
      )
    },
    close: () => void navigate(-1),
  }
}

/** The home page: seven sections in the order of HOM-01..07, each loading and failing by itself. */
export default function Home() {
  const { t } = useTranslation('home')
  const visitor = useVisitor()
  const language = useLanguage().code
  const doors = useDoors()
  const sheet = useSheet()
  const news = useQuery({
    ...contentQueries.announcements(language, visitor.isLogin),
    enabled: !visitor.pending,
  })
  const recent = useRecent(visitor.isLogin)
  const menus = useQuery(gameQueries.menus(language))
  const { failed, ...failure } = useFailure(news)
  const banners = news.data?.banners ?? []
  const videos = bannersOf(banners, 'w_promotion')
  const vendorNames = new Map(
    asArray(menus.data).flatMap(({ cards }) =>
      cards.map(({ vassalage, displayName }) => [vassalage, displayName] as const),
    ),
  )
  const actions = { ...doors, openSheet: (game: Game) => void sheet.open(game), vendorNames }
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles.top}>
        <Marquee notices={news.data?.player} failure={failed ? failure : undefined} />
        <Hero
          banners={bannersOf(banners, 'w_home')}
          doors={doors}
          failure={failed ? failure : undefined}
        />
      </div>
      {videos.length > 0 ? (
        <div className={styles.footed}>
          <Videos banners={videos} doors={doors} />
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
      <NearViewport className={styles.hotRoom}>
        <div className={styles.footed}>
          <HotGames actions={actions} />
        </div>
      </NearViewport>
      {recent && recent.list.length > 0 ? (
        <NearViewport className={styles.posterRoom}>
          <ContinuePlaying recent={recent} actions={actions} />
        </NearViewport>
      ) : null}
      <NearViewport className={styles.jackpotRoom}>
        <Jackpot />
      </NearViewport>
      <NearViewport className={styles.winnersRoom}>
        <Winners />
      </NearViewport>
      {SECTIONS.map((facts) => (
        <NearViewport key={facts.type} className={styles.railRoom}>
          {facts.kind === 'games' ? (
            <GamesSection facts={facts} actions={actions} />
          ) : (
            <VendorsSection facts={facts} />
          )}
        </NearViewport>
      ))}
      {sheet.game ? (
        <Suspense fallback={null}>
          <gameSheet.View game={sheet.game} doors={doors} onClose={sheet.close} />
        </Suspense>
      ) : null}
    </div>
  )
}
