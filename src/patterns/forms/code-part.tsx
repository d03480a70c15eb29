import type { ComponentProps } from 'react'
import { formatClock } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { minutesAndSeconds, useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { useWriteBlockId } from '../use-online.ts'
import { CodeFailure } from './code-failure.tsx'
import { CODE_LENGTH } from './code-schema.ts'
import type { CodeSending } from './use-code-sending.ts'

type CodePartProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'onChange' | 'onBlur' | 'ref'
> & {
  code: CodeSending
  /** The number or mailbox that the form shows now. Its wait is counted down. */
  to: string
  /** Called by the send button: the form validates the number, then calls `code.send`. */
  onSend: () => void
  label?: string
  error: string | undefined
}

/** The code field, the button that sends a code, and the wait until the next one. */
export function CodePart({ code, to, onSend, label, error, ...input }: CodePartProps) {
  const { t } = useTranslation('forms')
  const blockId = useWriteBlockId()
  const { sending } = code
  const { sent, until, lockedUntil: lock } = code.to(to)
  const secondsLeft = useSecondsLeft(until)
  const lockedUntil = secondsLeft > 0 ? lock : null
  const sentHint = sent ? t('code.sentHint') : undefined
  const hint = lockedUntil ? t('code.locked', { time: formatClock(lockedUntil) }) : sentHint
  return (
    <>
      <CodeField
        {...input}
        label={label ?? t('code.label')}
        hint={hint}
        error={error}
        maxLength={CODE_LENGTH}
        sendLabel={t(sent ? 'code.sendAgain' : 'code.send')}
        onSend={onSend}
        sending={sending}
        sendDisabledBy={blockId}
        secondsLeft={secondsLeft}
        countdownLabel={t('code.again', { time: minutesAndSeconds(secondsLeft) })}
        sentLabel={sent && !lockedUntil ? t('code.sent') : undefined}
        againLabel={t('code.ready')}
      />
      <CodeFailure code={code} lockedUntil={lock} />
    </>
  )
}
