import { useId, useState } from 'react'
import type { Limit } from '#api/member/limits.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Meter } from '#ui/meter/meter.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useLimitText } from '../hooks/use-limit-text.ts'
import { useSetLimit } from '../hooks/use-limits.ts'
import { usedPercent } from '../model.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { PendingChange } from './pending-change.tsx'

/** One limit: its kind, how much of it is used, its pending change, and how to change it. */
export function LimitCard({ limit }: { limit: Limit }) {
  const { t } = useTranslation('limits')
  const text = useLimitText()
  const titleId = useId()
  const [open, setOpen] = useState(false)
  const { kind, value, pending } = limit
  const write = useSetLimit(kind)
  const name = t(`kind.${kind}`)
  return (
    <section aria-labelledby={titleId} {...cardLook({ gap: '3' })}>
      <Stack direction="row" justify="between" align="start" gap="3" wrap>
        <Stack gap="1">
          <h3 id={titleId}>{name}</h3>
          <p>
            <strong>
              <bdi>{text.value(kind, value)}</bdi>
            </strong>
          </p>
        </Stack>
        <Button
          size="sm"
          aria-label={t(value === null ? 'setOf' : 'changeOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t(value === null ? 'set' : 'change')}
        </Button>
      </Stack>
      {value === null || kind === 'STAKE_ROUND' ? null : <Use limit={limit} value={value} />}
      {pending ? (
        <PendingChange
          pending={pending}
          text={
            pending.value === null
              ? t('pending.lift')
              : t('pending.raise', { value: text.value(kind, pending.value) })
          }
          busy={write.busy}
          onConfirm={() => void write.mutate({ kind, value: pending.value, confirm: true })}
          onTakeBack={() => void write.mutate({ kind, value, confirm: false })}
        />
      ) : null}
      <LimitDialog limit={limit} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

function toneOf(percent: number) {
  if (percent >= 100) return 'danger'
  return percent >= 80 ? 'warning' : 'brand'
}

function Use({ limit, value }: { limit: Limit; value: string }) {
  const { t } = useTranslation('limits')
  const text = useLimitText()
  const { kind, used, left, resetsAt } = limit
  const percent = usedPercent(kind, used, value)
  const isLoss = kind === 'LOSS_DAY'
  const rest = t('left', { value: text.value(kind, left) })
  return (
    <Meter
      label={t(isLoss ? 'lost' : 'used')}
      value={percent}
      max={100}
      valueText={t('usedOf', { used: text.value(kind, used), value: text.value(kind, value) })}
      note={resetsAt === null ? rest : t('leftUntil', { rest, time: text.moment(resetsAt) })}
      tone={toneOf(percent)}
    />
  )
}
