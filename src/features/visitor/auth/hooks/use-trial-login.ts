import { useQueryClient } from '@tanstack/react-query'
import { signInFreeplay } from '#session/sign-in.ts'
import type { SignIn } from './use-sign-in.ts'

/** Starts a trial account. */
export function useTrialLogin({ attempt, arrive }: SignIn) {
  const client = useQueryClient()
  return () =>
    attempt.run({
      method: 'trial',
      enter: (signal) => signInFreeplay(client, signal),
      finish: (visitor) => arrive(visitor, null),
    })
}
