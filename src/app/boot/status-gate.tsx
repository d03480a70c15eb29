import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { asApiError } from '#api/transport/error.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import type { GateProps } from './gates.tsx'
import { getSystemStatus } from './system-status.ts'

export const gate = lazyScreen<GateProps>(() => import('./gates.tsx'))

/** Renders the app only while the portal is open to this visitor. The address does not change. */
export function StatusGate({ children }: { children: ReactNode }) {
  // A failure at boot is shown first. The gate polls or the visitor retries.
  const config = useQuery({ ...systemQueries.config(), retryOnMount: false })
  const [failure, setFailure] = useState(config.error)
  if (config.error && config.error !== failure) setFailure(config.error)
  if (!config.data) {
    return (
      <Suspense fallback={null}>
        <gate.View
          kind="config-failed"
          error={asApiError(failure)}
          checking={config.isFetching}
          checkedAt={config.errorUpdatedAt}
          onRetry={() => config.refetch()}
        />
      </Suspense>
    )
  }
  const status = getSystemStatus(config.data, window.location.hostname)
  if (status === 'normal') return children
  return (
    <Suspense fallback={null}>
      <gate.View
        kind={status}
        config={config.data}
        checkedAt={config.dataUpdatedAt}
        onCheck={() => config.refetch()}
      />
    </Suspense>
  )
}
