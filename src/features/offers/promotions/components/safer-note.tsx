import { HeartHandshake } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import styles from './safer-note.module.css'

/** F-01: no bonus is a reason to play more, said where bonuses are. */
export function SaferNote() {
  const { t } = useTranslation('promotions')
  const { open } = usePopup()
  return (
    <aside className={styles.note} aria-label={t('safer.label')}>
      <Icon of={HeartHandshake} size="lg" />
      <p>
        {t('safer.text')}{' '}
        <TextButton onClick={() => open('limits')}>{t('safer.limits')}</TextButton>
      </p>
    </aside>
  )
}
