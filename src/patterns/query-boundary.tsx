import { notifyManager } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ApiError, asApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { AsOf } from './as-of.tsx'
import { Block, BlockSourceContext } from './block.tsx'
import { useTrace } from './use-trace.ts'

/** The part of a TanStack query that the boundary uses. */
interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly refetch: () => Promise<unknown>
}

interface BoundaryProps<Data> extends FailureOptions {
  query: Query<Data>
  /** Shown until the data arrives. */
  waiting: ReactNode
  /** `waiting` has the same structure as the content, so shared elements keep their focus and state. */
  sameShape?: boolean
  children: (data: Data) => ReactNode
}

interface FailureOptions {
  size?: 'row' | 'page'
  className?: string | undefined
  /** The text of a refusal. The default is that of `common:error`. */
  describe?: (error: ApiError) => string
}

interface FailureProps extends FailureOptions {
  query: Pick<Query<unknown>, 'error' | 'refetch'>
  waiting: ReactNode
  /** There was data before, and another element reports the failure. */
  answered?: boolean
}

/**
 * Renders the content, the skeleton or the failure of a query. Old data stays visible while it is fetched again,
 * and shows its age if that fails. Content that crashes fails alone (ADR 22).
 */
export function QueryBoundary<Data>(props: BoundaryProps<Data>) {
  const { query, waiting, sameShape = false, children, ...options } = props
  const { data } = query
  const { size, className } = options
  const answered = data !== undefined
  const content = (
    <BlockSourceContext value={{ of: data, refetch: query.refetch }}>
      <Block size={size} className={className}>
        <Content
          key={answered || sameShape ? 'content' : 'waiting'}
          of={() => (data === undefined ? waiting : children(data))}
        />
      </Block>
    </BlockSourceContext>
  )
  return (
    <>
      {answered ? <AsOf query={query} /> : null}
      <QueryFailure query={query} answered={answered} waiting={content} {...options} />
    </>
  )
}

/** Renders the content inside its error boundary. */
function Content({ of }: { of: () => ReactNode }) {
  return of()
}

/**
 * The state without data: waiting or failed, with the trace id. A failure stays visible while the query is retried.
 */
export function QueryFailure({
  query,
  waiting,
  answered = false,
  describe,
  ...look
}: FailureProps) {
  const { t } = useTranslation('common')
  const [past, setPast] = useState<Error | null>(null)
  const error = query.error ?? past
  const failure = error && asApiError(error)
  const trace = useTrace(failure?.traceId)
  if (answered || failure === null) return waiting
  const retry = () => {
    setPast(error)
    // Notify the query's observers of the result first: until then it has neither data nor an error here.
    void query.refetch().finally(notifyManager.batchCalls(() => setPast(null)))
  }
  return (
    <ErrorState
      {...look}
      message={describe?.(failure) ?? t(`error.${errorKey(failure)}`)}
      retryLabel={t('action.retry')}
      retrying={past !== null}
      onRetry={retry}
      trace={trace}
    />
  )
}
