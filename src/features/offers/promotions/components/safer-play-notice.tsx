import { HeartHandshake } from 'lucide-react'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import styles from './safer-play-notice.module.css'

/** No bonus is a reason to play more. */
export function SaferPlayNotice() {
  const { t } = useTranslation('promotions')
  const { open } = usePopup()
  return (
    <aside
      aria-label={t('safer.label')}
      {...cardLook({ direction: 'row', align: 'start', className: styles.notice })}
    >
      <Icon of={HeartHandshake} size="lg" />
      <p>
        {t('safer.text')}{' '}
        <TextButton onClick={() => open('limits')}>{t('safer.limits')}</TextButton>
      </p>
    </aside>
  )
}
