import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './unknown-outcome.module.css'

interface UnknownOutcomeProps {
  of: 'wheel' | 'redEnvelope' | 'raffle'
  busy: boolean
  onRetry: () => void
}

/** No answer came, so it may have been done; trying again repeats the same request. */
export function UnknownOutcome({ of, busy, onRetry }: UnknownOutcomeProps) {
  const { t } = useTranslation('prizes')
  const ref = useRef<HTMLDivElement>(null)
  useFocusHandOver(ref)
  // WCAG 2.4.3: the pressed button is gone, so keyboard users continue here.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
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
