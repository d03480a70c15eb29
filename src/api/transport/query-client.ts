import { QueryClient } from '@tanstack/react-query'
import { canRefetch } from './polling.ts'
import { retryDelay, shouldRetry } from './retry.ts'

/**
 * One client for an app or a story. Writes are never repeated and never wait for the network:
 * a write made offline fails at once instead of being sent later.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        networkMode: 'always',
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // A part that is mounted only during a failure would otherwise fetch without end.
        retryOnMount: canRefetch,
        // Needed with this network mode: reads that failed offline are repeated when the network is back.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
