import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './feedback-form.module.css'

interface SendCooldownProps {
  /** Epoch milliseconds; null without a cooldown. */
  end: number | null
  children: (isCooling: boolean) => ReactNode
}

/** Counts the minute down below what has to wait, and announces once when it is over. */
export function SendCooldown({ end, children }: SendCooldownProps) {
  const { t } = useTranslation('support')
  const left = useSecondsLeft(end)
  return (
    <Stack gap="2">
      {children(left > 0)}
      {left > 0 ? (
        <p role="timer" className={styles.cooldown}>
          {t('feedback.rest', { count: left })}
        </p>
      ) : null}
      <p role="status" className={styles.cooldown}>
        {end !== null && left === 0 ? t('feedback.restOver') : null}
      </p>
    </Stack>
  )
}
