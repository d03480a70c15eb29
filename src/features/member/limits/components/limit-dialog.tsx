import { zodResolver } from '@hookform/resolvers/zod'
import { useController } from 'react-hook-form'
import type { Limit } from '#api/member/limits.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/select/select.tsx'
import { useLimitText } from '../hooks/use-limit-text.ts'
import { limitWrite, useSetLimit } from '../hooks/use-limits.ts'
import {
  DAY_MINUTES,
  DAY_MS,
  isWeaker,
  type LimitFields,
  limitSchema,
  parseLimitValue,
} from '../model.ts'
import { LIMIT_REFUSALS } from '../refusals.ts'

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

function LimitForm({ limit: { kind, value }, onDone }: { limit: Limit; onDone: () => void }) {
  const { t } = useTranslation('limits')
  const { symbol } = useMoney()
  const text = useLimitText()
  const write = useSetLimit(kind, { toasts: false })
  const form = useDraftForm<LimitFields>(limitWrite(kind), {
    resolver: zodResolver(limitSchema(kind)),
    defaultValues: { value: value ?? '' },
    shouldFocusError: false,
  })
  const { control, formState, handleSubmit } = form
  const element = useErrorFocus(formState.submitCount)
  const { field } = useController({ control, name: 'value' })
  const next = parseLimitValue(kind, field.value)
  const error = formState.errors.value ? t('valueNeeded') : undefined
  const send = async (wanted: string | null) => {
    const outcome = await write.mutate({ kind, value: wanted, confirm: false })
    if (outcome?.kind === 'done') onDone()
  }
  const submit = ({ value: typed }: LimitFields) => send(parseLimitValue(kind, typed))
  const choices = [...new Set([...DAY_MINUTES, ...(value === null ? [] : [Number(value)])])]
  const minutes = () => [...choices].sort((a, b) => a - b)
  const note =
    next !== null && isWeaker(kind, next, value)
      ? t('later', { time: text.moment(serverNow() + DAY_MS) })
      : t('atOnce')
  return (
    <Form ref={element} onSubmit={handleSubmit(submit)}>
      {kind === 'SESSION_DAY' ? (
        <Select
          {...field}
          label={t('minutesLabel')}
          hint={note}
          error={error}
          placeholder={t('choose')}
          options={minutes().map((count) => ({
            value: String(count),
            label: text.minutes(count),
          }))}
        />
      ) : (
        <AmountField
          ref={field.ref}
          name={field.name}
          label={t('amountLabel')}
          hint={note}
          error={error}
          symbol={symbol}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
      <FormAlert refusals={LIMIT_REFUSALS} error={write.error} />
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
