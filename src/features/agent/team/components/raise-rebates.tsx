import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { agentKeys, type RebateRaiseResult, raiseRebates } from '#api/agent/agent.ts'
import { agentLinkQueries, type RebateRange } from '#api/agent/agent-links.ts'
import { rateOf, rateSchema } from '#entities/rebate/rate.ts'
import { RatePart } from '#entities/rebate/rate-part.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useToken } from '#session/store.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './team.module.css'

interface RaiseRebatesProps {
  /** Of people directly below. */
  ids: readonly number[]
  onDone: () => void
}

/** F-46: one rebate for several people directly below, and what became of each. */
export default function RaiseRebates({ ids, onDone }: RaiseRebatesProps) {
  const query = useQuery(agentLinkQueries.opening(useToken() ?? ''))
  const [results, setResults] = useState<readonly RebateRaiseResult[] | null>(null)
  if (results) return <Results results={results} onDone={onDone} />
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={4} />}>
      {({ rebate }) => <RebatesForm ids={ids} range={rebate} onResults={setResults} />}
    </QueryBoundary>
  )
}

interface RebatesFormProps {
  ids: readonly number[]
  range: RebateRange
  onResults: (results: readonly RebateRaiseResult[]) => void
}

function RebatesForm({ ids, range, onResults }: RebatesFormProps) {
  const { t } = useTranslation('team')
  const client = useQueryClient()
  const form = useDraftForm<{ rebate: string }>('raise-rebates', {
    resolver: zodResolver(z.object({ rebate: rateSchema(range) })),
    defaultValues: { rebate: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const element = useErrorFocus(formState.submitCount)
  const { mutate, busy, error, waitUntil, uncertain } = useIdempotentMutation({
    name: 'raise-rebates',
    send: (rebate: string, requestId) => raiseRebates({ ids: [...ids], rebate, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') onResults(outcome.result.list)
      if (outcome.kind !== 'not-sent') await client.invalidateQueries({ queryKey: agentKeys.all })
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

interface ResultsProps {
  results: readonly RebateRaiseResult[]
  onDone: () => void
}

function Results({ results, onDone }: ResultsProps) {
  const { t } = useTranslation('team')
  const raised = results.filter((one) => one.raised)
  const kept = results.filter((one) => !one.raised)
  return (
    <div className={styles.results} role="status">
      {raised[0] ? (
        <p>{t('chosen.raised', { count: raised.length, rebate: raised[0].rebate })}</p>
      ) : null}
      {kept.length > 0 ? (
        <>
          <p>{t('chosen.kept')}</p>
          <ul className={styles.kept}>
            {kept.map(({ id, account, rebate }) => (
              <li key={id}>{t('chosen.keptRate', { account, rebate })}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Button variant="primary" onClick={onDone}>
        {t('chosen.close')}
      </Button>
    </div>
  )
}
