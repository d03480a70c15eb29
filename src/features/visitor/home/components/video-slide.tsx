import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Banner } from '#entities/banner/banner.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CARD, usePictures } from '#patterns/pictures/pictures.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import { useSaveData } from '#ui/base/use-save-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { cardBackground } from '#ui/tile/card-background.ts'
import { videoLength } from '../video.ts'
import styles from './video-slide.module.css'

const player = lazyScreen(() => import('./video-player.tsx'))

/** The still picture of a video, or a sheen over its colours. */
function Poster({ banner }: { banner: Banner }) {
  const { src, others } = usePictures()(banner.poster, CARD)
  if (!banner.poster) return <span className={styles.rings} />
  return (
    <span className={styles.still}>
      <LazyImage src={src} fallbackSrc={others} alt="" fill {...CARD} />
    </span>
  )
}

/** In place of a video when the device saves data. */
function VideoPlaceholder({ banner }: { banner: Banner }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.poster} style={{ backgroundImage: cardBackground(banner.id) }}>
      <Poster banner={banner} />
      <bdi className={styles.caption}>{banner.title}</bdi>
      <span className={styles.note}>{t('videos.spared')}</span>
    </div>
  )
}

/** Loads nothing from the video site before the visitor presses play; it then plays enlarged. */
export default function Video({ id, banner }: { id: string; banner: Banner }) {
  const { t } = useTranslation('home')
  const saveData = useSaveData()
  const [playing, setPlaying] = useState(false)
  if (saveData) return <VideoPlaceholder banner={banner} />
  return (
    <>
      <button
        type="button"
        className={styles.poster}
        style={{ backgroundImage: cardBackground(banner.id) }}
        title={t('videos.note')}
        onClick={() => setPlaying(true)}
      >
        <Poster banner={banner} />
        <span className={styles.play}>
          <Icon of={Play} size="md" />
        </span>
        <span className="visually-hidden">{t('videos.play')}</span>
        <bdi className={styles.caption}>{banner.title}</bdi>
        {banner.seconds ? <bdi className={styles.length}>{videoLength(banner.seconds)}</bdi> : null}
      </button>
      {playing ? (
        <Suspense fallback={null}>
          <player.View id={id} title={banner.title} onClose={() => setPlaying(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
