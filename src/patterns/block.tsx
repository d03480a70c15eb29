import { Component, createContext, type ReactNode, useContext } from 'react'
import { ApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { isChunkFailure } from '#lib/chunk-failure.ts'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { useTrace } from './use-trace.ts'

interface Look {
  size?: 'row' | 'page' | undefined
  className?: string | undefined
}

/** The data shown, and a function to fetch it again. */
export interface BlockSource {
  /** A new value here resets the boundary and renders again. */
  readonly of: unknown
  readonly refetch: () => unknown
}

/** The source of the query around the blocks. */
export const BlockSourceContext = createContext<BlockSource | null>(null)

interface BlockProps extends Look {
  /** The default is the source of the query around it. */
  source?: BlockSource
  children: ReactNode
}

/**
 * ADR 22: a part of a page that fails alone, with a message and a retry. React logs the error in the console. The
 * page handles code that did not load.
 */
export function Block({ source, ...block }: BlockProps) {
  const around = useContext(BlockSourceContext)
  return <Boundary {...block} source={source ?? around} />
}

interface BoundaryProps extends Look {
  source: BlockSource | null
  children: ReactNode
}

interface BoundaryState {
  readonly error: unknown
  readonly of: unknown
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, of: this.props.source?.of }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? true }
  }

  static getDerivedStateFromProps(
    { source }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    const of = source?.of
    return of === state.of ? null : { error: null, of }
  }

  override render() {
    const { error } = this.state
    const { children, source, size, className } = this.props
    if (error === null) return children
    if (isChunkFailure(error)) throw error
    const retry = () => {
      this.setState({ error: null })
      void source?.refetch()
    }
    return <Broken error={error} onRetry={retry} size={size} className={className} />
  }
}

function Broken({ error, onRetry, ...look }: Look & { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common')
  const trace = useTrace(error instanceof ApiError ? error.traceId : null)
  return (
    <ErrorState
      {...look}
      message={t('error.block')}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
      trace={trace}
    />
  )
}
