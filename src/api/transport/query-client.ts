import { QueryClient } from '@tanstack/react-query'
import { asApiError } from './error.ts'
import { canRefetch } from './polling.ts'

/** Never repeated: a 30 s time-out, too many calls, a closed portal, an answer that breaks the contract. */
const FINAL = new Set<number | string>([408, 429, 'system.maintenance', 'contract.breach'])

/** Reads are tried again twice, after about 1 s and 2 s; a refusal is an answer, maintenance too. */
export function shouldRetry(failures: number, thrown: unknown): boolean {
  const { code, passing, status } = asApiError(thrown)
  return failures < 2 && passing && !FINAL.has(status) && !FINAL.has(code)
}

export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 4000)

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
