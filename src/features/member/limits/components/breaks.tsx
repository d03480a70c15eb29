import { useState } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { useMatterLines, useOpenMatters } from '#entities/wallet/use-matter-lines.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { usePauseText } from '#patterns/use-pause-text.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { useSelfExclusion, useTimeOut } from '../hooks/use-limits.ts'
import { EXCLUSIONS, endOfBreak, TIME_OUTS } from '../model.ts'

/** A time-out or a self-exclusion; both hold at once and cannot be shortened. */
export function Breaks() {
  const timeOut = useTimeOut()
  const exclusion = useSelfExclusion()
  return (
    <Stack gap="4">
      <Break
        kind="timeOut"
        periods={TIME_OUTS}
        busy={timeOut.busy}
        onStart={(period) => timeOut.mutate({ period })}
      />
      <Break
        kind="exclusion"
        periods={EXCLUSIONS}
        busy={exclusion.busy}
        onStart={(period) => exclusion.mutate({ period })}
      />
    </Stack>
  )
}

type Period = (typeof TIME_OUTS)[number] | (typeof EXCLUSIONS)[number]

interface BreakProps<P extends Period> {
  kind: 'timeOut' | 'exclusion'
  periods: readonly P[]
  busy: boolean
  onStart: (period: P) => Promise<unknown>
}

function Break<P extends Period>({ kind, periods, busy, onStart }: BreakProps<P>) {
  const { t } = useTranslation('limits')
  const blockId = useWriteBlockId()
  const [chosen, setChosen] = useState<P | null>(null)
  const [asking, setAsking] = useState(false)
  const start = async () => {
    if (chosen !== null) await onStart(chosen)
    setAsking(false)
  }
  const pauseText = usePauseText()
  const until = chosen === null ? null : endOfBreak(chosen, serverNow())
  const end = chosen === null ? '' : pauseText({ kind: 'TIME_OUT', from: 0, until }).end
  const list = useOpenMatters()
  const { atBreak } = useMatterLines()
  const lines = chosen === null ? [] : atBreak(list, { until, exclusion: kind === 'exclusion' })
  const words = (period: Period) => t(`period.${period}`)
  const length = chosen === null ? '' : words(chosen)
  return (
    <Card gap="3">
      <h3>{t(`${kind}.title`)}</h3>
      <p>{t(`${kind}.text`)}</p>
      <RadioGroup
        name={kind}
        label={t('howLong')}
        value={chosen ?? ''}
        onValueChange={(value) => setChosen(periods.find((one) => one === value) ?? null)}
        options={periods.map((value) => ({ value, label: words(value) }))}
      />
      {lines.length === 0 ? null : (
        <div role="status">
          <p>{t('effects')}</p>
          <ul {...stackLook({ gap: '2' })}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Stack direction="row">
        <Button
          variant="danger"
          disabled={chosen === null || blockId !== undefined}
          aria-describedby={blockId}
          onClick={() => setAsking(true)}
        >
          {t(`${kind}.start`)}
        </Button>
      </Stack>
      <AlertDialog
        tone="danger"
        open={asking}
        onOpenChange={setAsking}
        title={t(`${kind}.sure`, { length })}
        description={[t('breakSure'), end, ...lines].join(' ')}
        confirmLabel={t(`${kind}.start`)}
        cancelLabel={t('notNow')}
        busy={busy}
        onConfirm={() => void start()}
      />
    </Card>
  )
}
