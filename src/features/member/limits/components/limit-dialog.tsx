import { type FormEvent, useState } from 'react'
import type { Limit } from '../../../../api/member/limits.ts'
import { serverNow } from '../../../../api/transport/server-time.ts'
import { useMoney } from '../../../../entities/wallet/use-money.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { readAmount } from '../../../../lib/amount-input.ts'
import { signOf } from '../../../../lib/money.ts'
import { Form } from '../../../../patterns/forms/form.tsx'
import { SubmitButton } from '../../../../patterns/forms/submit-button.tsx'
import { WriteButton } from '../../../../patterns/write-button.tsx'
import { AmountField } from '../../../../ui/amount-field/amount-field.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { useLimitText } from '../hooks/use-limit-text.ts'
import { useSetLimit } from '../hooks/use-limits.ts'
import { DAY_MINUTES, DAY_MS, isWeaker } from '../model.ts'

interface LimitDialogProps {
  limit: Limit
  open: boolean
  onClose: () => void
}

/** Sets, changes or lifts one limit, and says before when it will hold. */
export function LimitDialog({ limit, open, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['limits', 'common'])
  return (
    <Dialog
      title={t(`limits:kind.${limit.kind}`)}
      description={t(`limits:about.${limit.kind}`)}
      closeLabel={t('common:action.close')}
      size="sm"
      open={open}
      onOpenChange={onClose}
    >
      <LimitForm limit={limit} onDone={onClose} />
    </Dialog>
  )
}

/** What was typed as the contract writes it, or null. */
function writtenValue(kind: Limit['kind'], typed: string): string | null {
  if (kind === 'SESSION_DAY') return typed || null
  const reading = readAmount(typed)
  return reading.kind === 'amount' && signOf(reading.amount) === 1 ? reading.amount : null
}

function LimitForm({ limit: { kind, value }, onDone }: { limit: Limit; onDone: () => void }) {
  const { t } = useTranslation('limits')
  const { symbol } = useMoney()
  const text = useLimitText()
  const write = useSetLimit()
  const [typed, setTyped] = useState(value ?? '')
  const [tried, setTried] = useState(false)
  const next = writtenValue(kind, typed)
  const error = tried && next === null ? t('valueNeeded') : undefined
  const send = async (wanted: string | null) => {
    const outcome = await write.mutate({ kind, value: wanted, confirm: false })
    if (outcome?.kind === 'done') onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (next !== null) void send(next)
  }
  const choices = [...new Set([...DAY_MINUTES, ...(value === null ? [] : [Number(value)])])]
  const minutes = () => choices.toSorted((a, b) => a - b)
  const note =
    next !== null && isWeaker(kind, next, value)
      ? t('later', { time: text.moment(serverNow() + DAY_MS) })
      : t('atOnce')
  return (
    <Form onSubmit={submit}>
      {kind === 'SESSION_DAY' ? (
        <Select
          label={t('minutesLabel')}
          hint={note}
          error={error}
          placeholder={t('choose')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          options={minutes().map((count) => ({
            value: String(count),
            label: text.minutes(count),
          }))}
        />
      ) : (
        <AmountField
          label={t('amountLabel')}
          hint={note}
          error={error}
          symbol={symbol}
          value={typed}
          onValueChange={setTyped}
        />
      )}
      <SubmitButton loading={write.busy} waitUntil={write.waitUntil}>
        {t('save')}
      </SubmitButton>
      {value === null ? null : (
        <WriteButton variant="ghost" block disabled={write.busy} onClick={() => void send(null)}>
          {t('lift')}
        </WriteButton>
      )}
    </Form>
  )
}
