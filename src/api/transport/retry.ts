import { asApiError } from './error.ts'

/** Never repeated: a 30 s time-out, too many calls, a closed portal, an answer that breaks the contract. */
const FINAL = new Set<number | string>([408, 429, 'system.maintenance', 'contract.breach'])

/** Reads are tried again twice, after about 1 s and 2 s; a refusal is an answer, maintenance too. */
export function shouldRetry(failures: number, thrown: unknown): boolean {
  const { code, passing, status } = asApiError(thrown)
  return failures < 2 && passing && !FINAL.has(status) && !FINAL.has(code)
}

export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 4000)
