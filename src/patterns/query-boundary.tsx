import { type ReactNode, useState } from 'react'
import { type ApiError, asApiError } from '../api/transport/error.ts'
import { errorKey } from '../api/transport/error-key.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ErrorState } from '../ui/error-state/error-state.tsx'
import { AsOf } from './as-of.tsx'
import { Block, BlockSourceContext } from './block.tsx'
import { useTrace } from './use-trace.ts'

/** What the boundary reads of a query of TanStack Query. */
interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly refetch: () => Promise<unknown>
}

interface BoundaryProps<Data> extends FailureOptions {
  query: Query<Data>
  /** Stands here until there is an answer. */
  waiting: ReactNode
  /** `waiting` is built as the content is: what stands in both keeps its focus and what is open in it. */
  sameShape?: boolean
  children: (data: Data) => ReactNode
}

interface FailureOptions {
  size?: 'row' | 'page'
  className?: string | undefined
  /** The words of a refusal; those of `common:error` without it. */
  describe?: (error: ApiError) => string
}

interface FailureProps extends FailureOptions {
  query: Pick<Query<unknown>, 'error' | 'refetch'>
  waiting: ReactNode
  /** Something came once: the failure is told elsewhere. */
  answered?: boolean
}

/**
 * A query as its content, its skeleton or its failure. What came once stays while it is asked for again, and
 * says of when it is once that fails (F-05). Content that breaks fails alone (ADR 22).
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

/** Calls what draws inside its boundary. */
function Content({ of }: { of: () => ReactNode }) {
  return of()
}

/** No answer yet, or none to be had, with the trace id; a failure stays in view while it is tried again. */
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
    void query.refetch().finally(() => setPast(null))
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
