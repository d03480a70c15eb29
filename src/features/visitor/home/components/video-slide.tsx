import { Play } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useSaveData } from '../../../../ui/base/use-save-data.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { cardBackground } from '../../../../ui/tile/card-background.ts'
import type { Banner } from '../model.ts'
import { videoEmbed } from '../model-video.ts'
import styles from './video-slide.module.css'

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
export default function Video({ id, banner }: { id: string; banner: Banner }) {
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
