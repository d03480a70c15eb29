import { CloudOff } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import styles from './unsure.module.css'

interface UnsureProps {
  of: 'wheel' | 'redEnvelope' | 'raffle'
  busy: boolean
  onAgain: () => void
}

/** D-066: the answer is lost, so nobody here knows; asking again repeats the same wish. */
export function Unsure({ of, busy, onAgain }: UnsureProps) {
  const { t } = useTranslation('prizes')
  return (
    <div className={styles.note} role="alert">
      <Icon of={CloudOff} size="lg" />
      <div className={styles.words}>
        <p className={styles.title}>{t('lost.title')}</p>
        <p>{t(`lost.${of}`)}</p>
        <Button variant="primary" loading={busy} onClick={onAgain}>
          {t('lost.again')}
        </Button>
      </div>
    </div>
  )
}
