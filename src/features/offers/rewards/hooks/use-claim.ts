import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Reward, rewardKeys } from '../../../../api/rewards.ts'
import { walletKeys } from '../../../../api/wallet.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useRewardText } from './use-reward-text.ts'

interface Options<Id> {
  /** The kind of claim, for its idempotency keys. */
  name: string
  send: (id: Id, requestId: string) => Promise<{ reward: Reward }>
}

/** Claims a reward: a toast says how it ended, and everything that the claim may have changed is fetched anew. */
export function useClaim<Id extends string | number>({ name, send }: Options<Id>) {
  const { t } = useTranslation('rewards')
  const describe = useErrorText()
  const { full } = useRewardText()
  const client = useQueryClient()
  const [unanswered, setUnanswered] = useState<Id | null>(null)
  const { mutate, input } = useIdempotentMutation({
    name,
    send,
    async onSettled(outcome, id) {
      setUnanswered(outcome.kind === 'unknown' ? id : null)
      toast.show(
        outcome.kind === 'done'
          ? { tone: 'success', message: t('claimed', { reward: full(outcome.result.reward) }) }
          : { tone: 'danger', message: describe(outcome.error) },
      )
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
    /** What is being claimed. */
    pending: input ?? null,
    /** What was claimed last, if no answer came. */
    unanswered,
  }
}
