import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { walletKeys } from '#api/money/wallet.ts'
import { type Reward, rewardKeys } from '#api/offers/rewards.ts'
import { REWARD_REFUSALS } from '#entities/reward/refusals.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { toast } from '#ui/toast/toast-store.ts'

interface Options<Id> {
  /** The kind of claim, for its idempotency keys. */
  name: string
  send: (id: Id, requestId: string) => Promise<{ reward: Reward }>
}

/** The last claim and its reward. */
export interface Claim<Id> {
  readonly id: Id
  readonly reward: Reward
}

/** Claims a reward. Shows the reward, or the refusal in a toast, and fetches again all data it may have changed. */
export function useClaim<Id extends string | number>({ name, send }: Options<Id>) {
  const describe = useErrorText(REWARD_REFUSALS)
  const client = useQueryClient()
  const [unanswered, setUnanswered] = useState<Id | null>(null)
  const [won, setWon] = useState<Claim<Id> | null>(null)
  const { mutate, input } = useIdempotentMutation({
    name,
    send,
    async onSettled(outcome, id) {
      setUnanswered(outcome.kind === 'unknown' ? id : null)
      setWon(outcome.kind === 'done' ? { id, reward: outcome.result.reward } : null)
      if (outcome.kind !== 'done') {
        toast.show({ tone: 'danger', message: describe(outcome.error) })
      }
      // Nothing can have changed when the claim was not even considered.
      const considered =
        outcome.kind === 'done' || outcome.kind === 'unknown' || outcome.error.decides
      if (!considered) return
      await Promise.all([
        client.invalidateQueries({ queryKey: rewardKeys.all }),
        client.invalidateQueries({ queryKey: walletKeys.all }),
      ])
    },
  })
  return {
    claim: mutate,
    /** The claim being sent. */
    pending: input ?? null,
    /** The last claim, if its response was lost. */
    unanswered,
    won,
  }
}
