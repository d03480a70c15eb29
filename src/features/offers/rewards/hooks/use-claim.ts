import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { asApiError } from '../../../../api/error.ts'
import { type Reward, rewardKeys } from '../../../../api/rewards.ts'
import { walletKeys } from '../../../../api/wallet.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useRewardWords } from './use-reward-words.ts'

/** One claim at a time. What got no answer is sent again under the same requestId. */
export function useClaim() {
  const { t } = useTranslation('rewards')
  const text = useErrorText()
  const { words } = useRewardWords()
  const client = useQueryClient()
  const { busy, run } = useOneRequest<string>()
  const wishes = useRef(new Map<string, string>())

  const claim = (what: string, send: (requestId: string) => Promise<{ reward: Reward }>) =>
    run(what, async () => {
      const requestId = wishes.current.get(what) ?? crypto.randomUUID()
      wishes.current.set(what, requestId)
      try {
        const { reward } = await send(requestId)
        toast.show({ tone: 'success', message: t('claimed', { reward: words(reward) }) })
      } catch (thrown) {
        const error = asApiError(thrown)
        toast.show({ tone: 'danger', message: text(error) })
        if (error.passing) return 'again'
      }
      // The server has decided, for or against: everything here may look different now.
      wishes.current.delete(what)
      await Promise.all([
        client.invalidateQueries({ queryKey: rewardKeys.all }),
        client.invalidateQueries({ queryKey: walletKeys.all }),
      ])
      return 'again'
    })

  return { busy, claim }
}
