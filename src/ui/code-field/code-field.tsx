import { type ComponentProps, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import styles from './code-field.module.css'
import { cleanCode } from './digits.ts'

export type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'inputMode'> &
  FieldTexts & {
    /** Digits of the code. */
    maxLength?: number | undefined
    sendLabel: string
    onSend: () => void
    sending?: boolean | undefined
    /** Nothing to send a code to yet. */
    sendDisabled?: boolean | undefined
    /** Above 0 no other code can be asked for. */
    secondsLeft?: number | undefined
    /** In the button meanwhile, such as "Again in 0:42". */
    countdownLabel?: string | undefined
    /** Said once when the count begins. */
    sentLabel?: string | undefined
    /** Said once when it is over. */
    againLabel?: string | undefined
  }

/**
 * AUT-19: a code from a message, and the button that sends it. One input, so that phones can fill
 * it in and people can paste it. The ref and input attributes land on the input.
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
  secondsLeft = 0,
  countdownLabel,
  sentLabel,
  againLabel,
  id,
  className,
  onChange,
  ...input
}: CodeFieldProps) => {
  const waiting = secondsLeft > 0
  const countId = useId()
  return (
    <Field label={label} hint={hint} error={error} note={note} controlId={id} className={className}>
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
              onChange={(event) => {
                // The browser's own limit would count a pasted code's blanks.
                const code = cleanCode(event.target.value, maxLength)
                if (code !== event.target.value) event.target.value = code
                onChange?.(event)
              }}
            />
          </div>
          <Button
            className={styles.send}
            loading={sending}
            disabled={waiting || sendDisabled || input.disabled}
            aria-describedby={waiting ? countId : undefined}
            onClick={onSend}
          >
            {/* The name stays while the seconds pass, or each of them would be read out. */}
            <span className={styles.faces} data-waiting={waiting}>
              <span className={styles.name}>{sendLabel}</span>
              <span className={styles.count} id={countId} aria-hidden="true">
                {waiting ? countdownLabel : null}
              </span>
            </span>
          </Button>
          <Told waiting={waiting} sentLabel={sentLabel} againLabel={againLabel} />
        </div>
      )}
    </Field>
  )
}

type ToldProps = {
  waiting: boolean
  sentLabel: string | undefined
  againLabel: string | undefined
}

/** Says that a code is on its way and that another one may be asked for; nothing in between. */
const Told = ({ waiting, sentLabel, againLabel }: ToldProps) => {
  const [told, setTold] = useState<'nothing' | 'sent' | 'again'>('nothing')
  if (waiting && told !== 'sent') setTold('sent')
  if (!waiting && told === 'sent') setTold('again')
  return (
    <span className="visually-hidden" role="status">
      {told === 'sent' ? sentLabel : null}
      {told === 'again' ? againLabel : null}
    </span>
  )
}
