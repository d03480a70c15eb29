import { useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { type PictureSize, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { useSaveData } from '../../../../ui/base/use-save-data.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { LazyImage } from '../../../../ui/lazy-image/lazy-image.tsx'
import { cardBackground } from '../../../../ui/tile/card-background.ts'
import { bannerTarget, titleOf, videoEmbed, videoId } from '../model.ts'
import styles from './banner-slide.module.css'

export interface Banner {
  readonly id: number
  readonly groupName: string
  readonly sequence: number
  readonly title: string
  readonly url: string
  readonly linkage: string | null
  readonly linkageType: string
}

/** F-41: the place of a video where data is spared. */
function StillVideo({ banner }: { banner: Banner }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.poster} style={{ backgroundImage: cardBackground(banner.id) }}>
      <span className={styles.rings} />
      <bdi className={styles.caption}>{banner.title}</bdi>
      <span className={styles.note}>{t('videos.spared')}</span>
    </div>
  )
}

/** HOM-19: nothing is asked of the video site before somebody presses play. */
function Video({ id, banner }: { id: string; banner: Banner }) {
  const { t } = useTranslation('home')
  const language = useLanguage().code
  const lowData = useSaveData()
  const [playing, setPlaying] = useState(false)
  if (lowData) return <StillVideo banner={banner} />
  if (playing) {
    return (
      <iframe
        className={styles.player}
        src={videoEmbed(id, language)}
        title={banner.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  }
  return (
    <button
      type="button"
      className={styles.poster}
      style={{ backgroundImage: cardBackground(banner.id) }}
      onClick={() => setPlaying(true)}
    >
      <span className={styles.rings} />
      <span className={styles.play}>
        <Icon of={Play} size="lg" />
      </span>
      <span className="visually-hidden">{t('videos.play')}</span>
      <bdi className={styles.caption}>{banner.title}</bdi>
      <span className={styles.note}>{t('videos.note')}</span>
    </button>
  )
}

/** The link has the name itself: its picture may not be here yet. */
function Door({
  banner,
  mayPlay,
  children,
}: {
  banner: Banner
  mayPlay: () => boolean
  children: ReactNode
}) {
  const client = useQueryClient()
  const language = useLanguage().code
  const navigate = useNavigate()
  const target = bannerTarget(banner.linkageType, banner.linkage)
  if (target.kind === 'link') {
    return (
      <a
        className={styles.door}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={banner.title}
      >
        {children}
      </a>
    )
  }
  if (target.kind === 'none') return <div className={styles.door}>{children}</div>
  return (
    <Link
      className={styles.door}
      to={target.to}
      draggable={false}
      aria-label={banner.title}
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (target.kind !== 'game' || !plain) return
        event.preventDefault()
        if (!mayPlay()) return
        const from = window.location.href
        void import('../game-door.ts')
          .then(({ gameDoor }) => gameDoor(client, language, target.nodeId))
          .catch(() => null)
          // Who went on meanwhile is not called back.
          .then((to) => window.location.href === from && navigate(to ?? target.to))
      }}
    >
      {children}
    </Link>
  )
}

type BannerSlideProps = {
  banner: Banner
  mayPlay: () => boolean
  size: PictureSize
  priority?: boolean
  /** Shown where the picture cannot be. */
  fallback?: ReactNode
}

/** A banner as a picture that leads somewhere, or as a video that plays here (HOM-19, D-081). */
export function BannerSlide({
  banner: given,
  mayPlay,
  size,
  priority,
  fallback,
}: BannerSlideProps) {
  const banner = { ...given, title: titleOf(given.title) }
  const { src, others } = usePictures()(banner.url, size)
  const video = videoId(banner.url)
  if (video) return <Video id={video} banner={banner} />
  return (
    <Door banner={banner} mayPlay={mayPlay}>
      <LazyImage
        src={src}
        fallbackSrc={others}
        alt={banner.title}
        fill
        priority={priority}
        fallback={fallback}
        {...size}
      />
    </Door>
  )
}
