import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { walletKeys } from '#api/money/wallet.ts'
import { useReducedMotion } from '#ui/base/use-reduced-motion.ts'

/** Time after which the opening animation of a prize's dialog has ended. */
const DIALOG_OPENS_MS = 600

/**
 * Fetches again what a prize may have changed: the prizes of `key`, then the wallets. With `shown`, a dialog opens
 * first: drawing the page behind it at the same time would make it stutter. Where motion is unwanted it opens at once.
 */
export function useRefresh() {
  const client = useQueryClient()
  const reducedMotion = useReducedMotion()
  return async (key: QueryKey, { shown }: { shown: boolean }): Promise<void> => {
    if (shown && !reducedMotion)
      await new Promise((resolve) => setTimeout(resolve, DIALOG_OPENS_MS))
    await client.invalidateQueries({ queryKey: key })
    await client.invalidateQueries({ queryKey: walletKeys.all })
  }
}
