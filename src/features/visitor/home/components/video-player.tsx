import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { videoEmbed } from '../video.ts'
import styles from './video-player.module.css'

type VideoPlayerProps = { id: string; title: string; onClose: () => void }

/** Plays a video in a large dialog. */
export default function VideoPlayer({ id, title, onClose }: VideoPlayerProps) {
  const { t } = useTranslation('common')
  const language = useLanguage().code
  return (
    <Dialog
      title={title}
      closeLabel={t('action.close')}
      size="lg"
      open
      onOpenChange={(open) => open || onClose()}
    >
      <iframe
        className={styles.player}
        src={videoEmbed(id, language)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    </Dialog>
  )
}
