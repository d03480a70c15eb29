import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RebateRaiseResult, raiseRebates } from '#api/agent/agent.ts'
import { agentLinkQueries } from '#api/agent/agent-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { RebateForm } from './rebate-form.tsx'
import styles from './team.module.css'

interface RaiseRebatesProps {
  /** Of people directly below. */
  ids: readonly number[]
  onDone: () => void
}

/** Sets one rebate for several direct downlines, and shows the result for each. */
export default function RaiseRebates({ ids, onDone }: RaiseRebatesProps) {
  const query = useQuery(agentLinkQueries.opening(useToken() ?? ''))
  const [results, setResults] = useState<readonly RebateRaiseResult[] | null>(null)
  if (results) return <Results results={results} onDone={onDone} />
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={4} />}>
      {({ rebate: range }) => (
        <RebateForm
          name="raise-rebates"
          range={range}
          send={(rebate, requestId) => raiseRebates({ ids: [...ids], rebate, requestId })}
          onDone={({ list }) => setResults(list)}
        />
      )}
    </QueryBoundary>
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
