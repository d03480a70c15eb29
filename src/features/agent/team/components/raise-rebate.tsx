import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { agentKeys, type DownlineDetail, raiseRebate } from '#api/agent/agent.ts'
import { rateOf, rateSchema } from '#entities/rebate/rate.ts'
import { RatePart } from '#entities/rebate/rate-part.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { toast } from '#ui/toast/toast-store.ts'

interface RaiseRebateProps {
  id: number
  range: NonNullable<DownlineDetail['raise']>
  onDone: () => void
}

/** AGT-04, D-072: a higher rebate for a direct downline; it is never lowered. */
export default function RaiseRebate({ id, range, onDone }: RaiseRebateProps) {
  const { t } = useTranslation('team')
  const client = useQueryClient()
  const form = useDraftForm<{ rebate: string }>(`raise-rebate-${id}`, {
    resolver: zodResolver(z.object({ rebate: rateSchema(range) })),
    defaultValues: { rebate: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const element = useErrorFocus(formState.submitCount)
  const { mutate, busy, error, waitUntil, uncertain } = useIdempotentMutation({
    name: `raise-rebate-${id}`,
    send: (rebate: string, requestId) => raiseRebate({ id, rebate, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'not-sent') return
      if (outcome.kind === 'done') {
        toast.show({ tone: 'success', message: t('rebate.done') })
        // Before the new figures are here: with them the form goes, and its dialog would be empty.
        onDone()
      }
      await client.invalidateQueries({ queryKey: agentKeys.all })
    },
  })
  return (
    <Form ref={element} onSubmit={handleSubmit(({ rebate }) => mutate(rateOf(rebate)))}>
      <FormAlert error={error} />
      {uncertain && !busy ? <p role="status">{t('rebate.unknown')}</p> : null}
      <RatePart range={range} error={formState.errors.rebate} {...register('rebate')} />
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t('rebate.submit')}
      </SubmitButton>
    </Form>
  )
}
