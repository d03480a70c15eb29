import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../i18n/i18n.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { type PictureSize, usePictures } from '../../../session/pictures.ts'
import { themeOf } from '../../../ui/game-tile/theme-of.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { LazyImage } from '../../../ui/lazy-image/lazy-image.tsx'
import { bannerTarget, videoEmbed, videoId } from '../model.ts'
import type { Doors } from '../use-doors.ts'
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

/** HOM-19: nothing is asked of the video site before somebody presses play. */
function Video({ id, banner }: { id: string; banner: Banner }) {
  const { t } = useTranslation('home')
  const language = useLanguage().code
  const [playing, setPlaying] = useState(false)
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
      style={{ backgroundImage: themeOf(banner.id) }}
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
function Door({ banner, doors, children }: { banner: Banner; doors: Doors; children: ReactNode }) {
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
        if (target.kind === 'game' && !doors.mayPlay()) event.preventDefault()
      }}
    >
      {children}
    </Link>
  )
}

type BannerSlideProps = {
  banner: Banner
  doors: Doors
  size: PictureSize
  priority?: boolean
  /** Shown where the picture cannot be. */
  fallback?: ReactNode
}

/** A banner as a picture that leads somewhere, or as a video that plays here (HOM-19, D-081). */
export function BannerSlide({ banner, doors, size, priority, fallback }: BannerSlideProps) {
  const { src, others } = usePictures()(banner.url, size)
  const video = videoId(banner.url)
  if (video) return <Video id={video} banner={banner} />
  return (
    <Door banner={banner} doors={doors}>
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
