import { type ComponentProps, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import styles from './code-field.module.css'
import { cleanCode } from './digits.ts'

export type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'inputMode'> &
  FieldTexts & {
    /** Number of digits. */
    maxLength?: number | undefined
    sendLabel: string
    onSend: () => void
    sending?: boolean | undefined
    /** There is no address or number to send a code to yet. */
    sendDisabled?: boolean | undefined
    /** Id of the element that says why no code can be sent now. */
    sendDisabledBy?: string | undefined
    /** Above 0 no other code can be requested. */
    secondsLeft?: number | undefined
    /** Replaces the button's text during the wait, such as "Again in 0:42". */
    countdownLabel?: string | undefined
    /** Announced once when the countdown begins. */
    sentLabel?: string | undefined
    /** Announced once when it ends. */
    againLabel?: string | undefined
  }

/**
 * A one-time code and the button that sends it. One input, for autofill and paste. The ref and input
 * attributes go to the input.
 */
export const CodeField = ({
  label,
  hint,
  error,
  note,
  maxLength = 6,
  sendLabel,
  onSend,
  sending = false,
  sendDisabled = false,
  sendDisabledBy,
  secondsLeft = 0,
  countdownLabel,
  sentLabel,
  againLabel,
  id,
  className,
  ...input
}: CodeFieldProps) => {
  const waiting = secondsLeft > 0
  const countId = useId()
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      controlId={id}
      className={className}
      // maxLength would count the spaces of a pasted text.
      reads={(text) => cleanCode(text, maxLength)}
    >
      {(control) => (
        <div className={styles.row}>
          <div className={box.box}>
            <input
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              className={`${box.control} ${styles.code}`}
              type="text"
              inputMode="numeric"
            />
          </div>
          <Button
            className={styles.send}
            loading={sending}
            disabled={waiting || sendDisabled || sendDisabledBy !== undefined || input.disabled}
            aria-describedby={waiting ? countId : sendDisabledBy}
            onClick={onSend}
          >
            {/* The name does not change with the seconds, or each would be read out. */}
            <span className={styles.stack} data-waiting={waiting}>
              <span className={styles.name}>{sendLabel}</span>
              <span className={styles.count} id={countId} aria-hidden="true">
                {waiting ? countdownLabel : null}
              </span>
            </span>
          </Button>
          <Announcement waiting={waiting} sentLabel={sentLabel} againLabel={againLabel} />
        </div>
      )}
    </Field>
  )
}

type AnnouncementProps = {
  waiting: boolean
  sentLabel: string | undefined
  againLabel: string | undefined
}

/** Announces that a code was sent and that another may be requested, nothing in between. */
const Announcement = ({ waiting, sentLabel, againLabel }: AnnouncementProps) => {
  const [announced, setAnnounced] = useState<'none' | 'sent' | 'again'>('none')
  if (waiting && announced !== 'sent') setAnnounced('sent')
  if (!waiting && announced === 'sent') setAnnounced('again')
  return (
    <span className="visually-hidden" role="status">
      {announced === 'sent' ? sentLabel : null}
      {announced === 'again' ? againLabel : null}
    </span>
  )
}
