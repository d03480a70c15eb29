import { Hourglass } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LimitChange } from '#api/member/limits.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { everySecond } from '#lib/clock.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useLimitText } from '../hooks/use-limit-text.ts'

interface PendingChangeProps {
  pending: LimitChange
  /** The requested change, as a sentence. */
  text: string
  busy: boolean
  onConfirm: () => void
  onTakeBack: () => void
}

/** A weaker limit that is not in force yet. It waits for a day and then for a second confirmation. */
export function PendingChange({ pending, text, busy, onConfirm, onTakeBack }: PendingChangeProps) {
  const { t } = useTranslation('limits')
  const { moment } = useLimitText()
  const [now, setNow] = useState(serverNow)
  useEffect(() => everySecond(() => setNow(serverNow())), [])
  // It disappears once it is confirmed or cancelled.
  const part = useRef<HTMLDivElement>(null)
  useFocusHandOver(part)
  const ready = pending.readyAt <= now
  return (
    <div
      ref={part}
      {...cardLook({ variant: 'filled', tone: ready ? 'warning' : 'info', gap: '2' })}
    >
      <Stack direction="row" gap="2" align="start">
        <Icon of={Hourglass} size="sm" />
        <p>
          {text}{' '}
          {ready
            ? t('pending.ready', { time: moment(pending.until) })
            : t('pending.waits', { time: moment(pending.readyAt) })}
        </p>
      </Stack>
      <Stack direction="row" gap="2" wrap>
        {ready ? (
          <WriteButton size="sm" variant="primary" loading={busy} onClick={onConfirm}>
            {t('pending.confirm')}
          </WriteButton>
        ) : null}
        <WriteButton size="sm" variant="secondary" loading={busy} onClick={onTakeBack}>
          {t('pending.takeBack')}
        </WriteButton>
      </Stack>
    </div>
  )
}
