import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { agentKeys } from '#api/agent/agent.ts'
import type { RebateRange } from '#api/agent/agent-links.ts'
import { formatRate, rateSchema } from '#entities/rebate/rate.ts'
import { RatePart } from '#entities/rebate/rate-part.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'

interface RebateFormProps<Result> {
  /** Of the draft and of the request keys. */
  name: string
  range: RebateRange
  send: (rebate: string, requestId: string) => Promise<Result>
  /** Called before the new figures are here: with them the form may go, and its dialog would be empty. */
  onDone: (result: Result) => void
}

/** A higher rebate for one person directly below, or for several. */
export function RebateForm<Result>({ name, range, send, onDone }: RebateFormProps<Result>) {
  const { t } = useTranslation('team')
  const client = useQueryClient()
  const form = useDraftForm<{ rebate: string }>(name, {
    resolver: zodResolver(z.object({ rebate: rateSchema(range) })),
    defaultValues: { rebate: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const element = useErrorFocus(formState.submitCount)
  const { mutate, busy, error, waitUntil, uncertain } = useIdempotentMutation({
    name,
    send,
    async onSettled(outcome) {
      if (outcome.kind === 'not-sent') return
      if (outcome.kind === 'done') onDone(outcome.result)
      await client.invalidateQueries({ queryKey: agentKeys.all })
    },
  })
  return (
    <Form ref={element} onSubmit={handleSubmit(({ rebate }) => mutate(formatRate(rebate)))}>
      <FormAlert error={error} />
      {uncertain && !busy ? <p role="status">{t('rebate.unknown')}</p> : null}
      <RatePart range={range} error={formState.errors.rebate} {...register('rebate')} />
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t('rebate.submit')}
      </SubmitButton>
    </Form>
  )
}
