import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import styles from './form.module.css'
import { minutesAndSeconds, useSecondsLeft } from './use-seconds-left.ts'

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** D-013: epoch ms before which the server takes no other try (`useIdempotentMutation`), or null. */
  waitUntil: number | null
}

/** The button that sends a form; while the server asks to wait it says how long, and announces the end once. */
export function SubmitButton({ waitUntil, disabled = false, ...button }: SubmitButtonProps) {
  const { t } = useTranslation('forms')
  const noteId = useId()
  const left = useSecondsLeft(waitUntil)
  const waiting = left > 0
  const [waited, setWaited] = useState(waiting)
  if (waiting && !waited) setWaited(true)
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        {...button}
        type="submit"
        disabled={disabled || waiting}
        aria-describedby={waiting ? noteId : undefined}
      />
      {waiting ? (
        <p id={noteId} role="timer" className={styles.note}>
          {t('wait.left', { time: minutesAndSeconds(left) })}
        </p>
      ) : null}
      {waited ? (
        <p role="status" className="visually-hidden">
          {waiting ? null : t('wait.over')}
        </p>
      ) : null}
    </>
  )
}
