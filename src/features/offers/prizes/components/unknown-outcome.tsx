import { CloudOff } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { WriteButton } from '../../../../patterns/write-button.tsx'
import { cardLook } from '../../../../ui/card/card.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Stack } from '../../../../ui/stack/stack.tsx'
import styles from './unknown-outcome.module.css'

interface UnknownOutcomeProps {
  of: 'wheel' | 'redEnvelope' | 'raffle'
  busy: boolean
  onRetry: () => void
}

/** D-066: no answer came, so it may have been done; trying again repeats the same request. */
export function UnknownOutcome({ of, busy, onRetry }: UnknownOutcomeProps) {
  const { t } = useTranslation('prizes')
  return (
    <div
      role="alert"
      {...cardLook({ direction: 'row', align: 'start', tone: 'warning', className: styles.note })}
    >
      <Icon of={CloudOff} size="lg" />
      <Stack gap="2" align="start">
        <p className={styles.title}>{t('lost.title')}</p>
        <p>{t(`lost.${of}`)}</p>
        <WriteButton variant="primary" loading={busy} onClick={onRetry}>
          {t('lost.again')}
        </WriteButton>
      </Stack>
    </div>
  )
}
