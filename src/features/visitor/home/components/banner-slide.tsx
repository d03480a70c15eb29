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

/** F-41: in place of a video when the device saves data. */
function VideoPlaceholder({ banner }: { banner: Banner }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.poster} style={{ backgroundImage: cardBackground(banner.id) }}>
      <span className={styles.rings} />
      <bdi className={styles.caption}>{banner.title}</bdi>
      <span className={styles.note}>{t('videos.spared')}</span>
    </div>
  )
}

/** HOM-19: nothing is loaded from the video site before somebody presses play. */
function Video({ id, banner }: { id: string; banner: Banner }) {
  const { t } = useTranslation('home')
  const language = useLanguage().code
  const saveData = useSaveData()
  const [playing, setPlaying] = useState(false)
  if (saveData) return <VideoPlaceholder banner={banner} />
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

type BannerLinkProps = {
  banner: Banner
  mayPlay: () => boolean
  children: ReactNode
}

/** The link itself is labelled: its picture may not be loaded yet. */
function BannerLink({ banner, mayPlay, children }: BannerLinkProps) {
  const client = useQueryClient()
  const language = useLanguage().code
  const navigate = useNavigate()
  const target = bannerTarget(banner.linkageType, banner.linkage)
  if (target.kind === 'link') {
    return (
      <a
        className={styles.link}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={banner.title}
      >
        {children}
      </a>
    )
  }
  if (target.kind === 'none') return <div className={styles.link}>{children}</div>
  return (
    <Link
      className={styles.link}
      to={target.to}
      draggable={false}
      aria-label={banner.title}
      onClick={(event) => {
        const isPlainClick =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (target.kind !== 'game' || !isPlainClick) return
        event.preventDefault()
        if (!mayPlay()) return
        const from = window.location.href
        void import('../game-target.ts')
          .then(({ gameTarget }) => gameTarget(client, language, target.nodeId))
          .catch(() => null)
          // Only while the visitor is still here.
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
  /** Shown when the picture fails to load. */
  fallback?: ReactNode
}

/** A banner: a picture with a link, or a video that plays in place (HOM-19, D-081). */
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
    <BannerLink banner={banner} mayPlay={mayPlay}>
      <LazyImage
        src={src}
        fallbackSrc={others}
        alt={banner.title}
        fill
        priority={priority}
        fallback={fallback}
        {...size}
      />
    </BannerLink>
  )
}
