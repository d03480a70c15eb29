import { useQueryClient } from '@tanstack/react-query'
import {
  bindPayoutAccount,
  type PayoutAccountRequest,
  type PayoutAccounts,
  removePayoutAccount,
  setDefaultPayoutAccount,
  withdrawalKeys,
} from '#api/money/withdrawals.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: withdrawalKeys.all })
}

/** Binds an account; sent again after a lost answer it is still bound once. */
export function useBindAccount(onBound: (accounts: PayoutAccounts) => void) {
  const refresh = useRefresh()
  return useIdempotentMutation({
    name: 'payout-account',
    send: (input: Omit<PayoutAccountRequest, 'requestId'>, requestId) =>
      bindPayoutAccount({ ...input, requestId }),
    contentOf: ({ providerId, number, holder }) => ({ providerId, number, holder }),
    onSettled: async (outcome) => {
      await refresh()
      if (outcome.kind === 'done') onBound(outcome.result)
    },
  })
}

/** Removes an account. */
export function useRemoveAccount(onRemoved: () => void) {
  const refresh = useRefresh()
  return useIdempotentMutation({
    name: 'payout-account-remove',
    send: (accountId: string, requestId) => removePayoutAccount({ accountId, requestId }),
    onSettled: async (outcome) => {
      await refresh()
      if (outcome.kind === 'done') onRemoved()
    },
  })
}

/** Makes an account the default. */
export function useDefaultAccount() {
  const refresh = useRefresh()
  return useIdempotentMutation({
    name: 'payout-account-default',
    send: (accountId: string, requestId) => setDefaultPayoutAccount({ accountId, requestId }),
    onSettled: refresh,
  })
}
