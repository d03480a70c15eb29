import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useSecondsLeft } from '../../../../patterns/forms/use-seconds-left.ts'
import styles from './feedback-form.module.css'

interface RestProps {
  until: number | null
  children: (resting: boolean) => ReactNode
}

/** D-080: counts the minute down beside what has to wait, and says once when it is over. */
export function Rest({ until, children }: RestProps) {
  const { t } = useTranslation('support')
  const left = useSecondsLeft(until)
  return (
    <div className={styles.rest}>
      {children(left > 0)}
      {left > 0 ? (
        <p role="timer" className={styles.restLine}>
          {t('feedback.rest', { count: left })}
        </p>
      ) : null}
      <p role="status" className={styles.restLine}>
        {until !== null && left === 0 ? t('feedback.restOver') : null}
      </p>
    </div>
  )
}
