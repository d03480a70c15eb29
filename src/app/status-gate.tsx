import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { asApiError } from '../api/error.ts'
import { serverNow } from '../api/server-time.ts'
import { type PermissionConfig, systemQueries } from '../api/system.ts'
import { statusOf } from '../session/system-status.ts'
import { lazyScreen } from '../ui/base/lazy-screen.ts'
import type { GateProps } from './gates.tsx'

export const gate = lazyScreen<GateProps>(() => import('./gates.tsx'))

/** D-021: how often a closed portal looks whether it is open again. */
const RECHECK_MS = 60_000

/** Milliseconds to the next look: a minute, or sooner when the announced end comes first. */
export function nextCheck(end: number | null, at: number): number {
  const rest = end === null ? RECHECK_MS : end - at
  return rest > 0 ? Math.min(RECHECK_MS, rest + 500) : RECHECK_MS
}

/** SYS-01..04: shows the app only while the portal is open to this visitor; the address stays. */
export function StatusGate({ children }: { children: ReactNode }) {
  // What failed at boot is shown first; the visitor decides when to try again.
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
          onRetry={() => config.refetch()}
        />
      </Suspense>
    )
  }
  return (
    <OpenGate config={config.data} checkedAt={config.dataUpdatedAt}>
      {children}
    </OpenGate>
  )
}

interface Open {
  config: PermissionConfig
  /** When the configuration was last answered, epoch ms. */
  checkedAt: number
  children: ReactNode
}

function OpenGate({ config, checkedAt, children }: Open) {
  const client = useQueryClient()
  const status = statusOf(config, window.location.hostname)
  const closed = status === 'maintenance' || status === 'region'
  const end = config.maintenanceEnd

  useEffect(() => {
    if (!closed || checkedAt === 0) return
    let timer: ReturnType<typeof setInterval> | undefined
    let here = true
    const look = async () => {
      await client.refetchQueries({ queryKey: systemQueries.config().queryKey })
      if (here) wait()
    }
    // Each wait is measured anew, or the look at the announced end could come a minute late.
    const wait = () => {
      clearInterval(timer)
      timer = setInterval(() => void look(), nextCheck(end, serverNow()))
    }
    wait()
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [closed, end, checkedAt, client])

  const check = () => client.refetchQueries({ queryKey: systemQueries.config().queryKey })
  if (status === 'normal') return children
  return (
    <Suspense fallback={null}>
      <gate.View kind={status} config={config} onCheck={check} />
    </Suspense>
  )
}
