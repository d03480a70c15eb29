import { useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { minutesAndSeconds, useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { READ_ONLY_ID, useOnline, useReadOnly } from '../use-online.ts'
import styles from './form.module.css'

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** Epoch ms before which the server accepts no further try (`useIdempotentMutation`), or null. */
  waitUntil: number | null
}

/**
 * The submit button of a form. While the server requires a wait, it counts down and announces the end once. F-05:
 * offline it says that nothing can be sent and that the input stays.
 */
export function SubmitButton({ waitUntil, disabled = false, ...button }: SubmitButtonProps) {
  const { t } = useTranslation('forms')
  const noteId = useId()
  const online = useOnline()
  const readOnly = useReadOnly()
  const left = useSecondsLeft(waitUntil)
  const waiting = left > 0
  const [waited, setWaited] = useState(waiting)
  if (waiting && !waited) setWaited(true)
  const shownNoteId = waiting || !online ? noteId : undefined
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        {...button}
        type="submit"
        disabled={disabled || waiting || !online || readOnly}
        aria-describedby={readOnly ? READ_ONLY_ID : shownNoteId}
      />
      {online ? null : (
        <p id={noteId} className={styles.note}>
          {t('offline')}
        </p>
      )}
      {waiting && online ? (
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
